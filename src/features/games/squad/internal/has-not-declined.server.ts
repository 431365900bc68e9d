import { isNull, ne, or } from 'drizzle-orm'
import { gameCallUps } from '../table.server.ts'

/** Matches call-ups that were confirmed or not answered. */
export const hasNotDeclined = or(isNull(gameCallUps.answer), ne(gameCallUps.answer, 'declined'))
