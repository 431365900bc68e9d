import { and, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { registrations } from '../table.server.ts'
import { handedIn, isUnpaid } from './desk-facts.server.ts'

/** How many registrations are nobody's yet. */
export const countUnassigned = (db: Db): Promise<number> =>
  db.$count(registrations, and(handedIn, isNull(registrations.memberId)))

/** How many registrations were handed in without their registration fee, of those who owe one. */
export const countUnpaid = (db: Db): Promise<number> => db.$count(registrations, and(handedIn, isUnpaid))
