import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { registrations } from '../table.server.ts'

const handedIn = and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt))

/** How many registrations are nobody's yet. */
export const countUnassigned = (db: Db): Promise<number> =>
  db.$count(registrations, and(handedIn, isNull(registrations.memberId)))

/** How many registrations were handed in without their registration fee. */
export const countUnpaid = (db: Db): Promise<number> =>
  db.$count(registrations, and(handedIn, eq(registrations.registrationPaid, false)))
