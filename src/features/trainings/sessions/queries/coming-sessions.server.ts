import type { Ctx } from '../../../../platform/context.ts'
import { impactOf } from '../internal/end-sessions.server.ts'
import { followingSessions } from './sessions.server.ts'

/** The number of coming sessions of a series, and of their members. The caller must have checked the permission. */
export const comingSessions = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, seriesId: string) =>
  db.transaction(async (tx) => impactOf(tx, await followingSessions(tx, seriesId, clock.now())))
