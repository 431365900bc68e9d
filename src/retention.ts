import { removeExpired } from './features/accounts/jobs.server.ts'
import {
  deleteOldAnswers,
  deleteOldBookings,
} from './features/events/booking/commands/delete-old-bookings.server.ts'
import { deleteOldResults, deleteOrphanedPapers } from './features/forms/jobs.server.ts'
import { deleteOldChanges } from './features/members/import/commands/delete-old-changes.server.ts'
import { deleteOldRecipients } from './features/messages/commands/delete-recipients.server.ts'
import { deleteUnusedPictures } from './features/messages/commands/delete-unused-pictures.server.ts'
import { deleteOldTransactions } from './features/money/bank/commands/delete-old-transactions.server.ts'
import { deleteOldReminders } from './features/money/chasing/commands/delete-reminders.server.ts'
import { deleteOldNotifications } from './features/notifications/jobs.server.ts'
import { deleteOldCards } from './features/registrations/form/commands/delete-old-cards.server.ts'
import { deleteOldDrafts } from './features/registrations/form/commands/delete-old-drafts.server.ts'
import { deleteOldNotes } from './features/registrations/payment/commands/agree-fee.server.ts'
import {
  deleteOldSeasonAnswers,
  deleteOldUndoData,
} from './features/season/commands/delete-answers.server.ts'
import { deleteUnpaidOrders } from './features/store/orders/commands/expired-orders.server.ts'
import { deleteOldTrials } from './features/trainings/trials/commands/delete-old-trials.server.ts'
import type { Ports } from './platform/context.ts'
import { rehearse } from './platform/database/rehearse.ts'
import { deleteOldFailures } from './platform/email/delete-old-emails.ts'
import { deleteOldRuns } from './platform/jobs/bulk/jobs.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/**
 * Everything with a retention period. The rules themselves are defined in the features, and nightly jobs apply the same
 * ones.
 */
const RULES: readonly { what: string; run: (ports: Needs) => Promise<number> }[] = [
  { what: 'registrations that were not submitted for 30 days', run: deleteOldDrafts },
  { what: 'student cards that were not verified for 12 months', run: deleteOldCards },
  { what: 'answers to forms that are closed or older than 12 months', run: deleteOldResults },
  { what: 'the list of notifications that are older than 12 months', run: deleteOldNotifications },
  { what: 'who got a message that is older than 12 months', run: deleteOldRecipients },
  { what: 'pictures that no e-mail has used for a week', run: deleteUnusedPictures },
  { what: 'addresses and answers of seasons that are older than 12 months', run: deleteOldSeasonAnswers },
  { what: 'bookings of free sessions that are older than 6 months', run: deleteOldTrials },
  { what: 'answers to questions of events that were a month ago', run: deleteOldAnswers },
  { what: 'people in bookings of events that were 12 months ago', run: deleteOldBookings },
  { what: 'payments on bank statements that are older than 2 years', run: deleteOldTransactions },
  { what: 'reminders to pay that are older than 2 years', run: deleteOldReminders },
  { what: 'notes about agreed fees that are older than 2 years', run: deleteOldNotes },
  { what: 'documents of deleted answers', run: deleteOrphanedPapers },
  { what: 'orders that were not paid for 30 days', run: deleteUnpaidOrders },
  { what: 'what members were before an import a day ago', run: deleteOldChanges },
  { what: 'what members were before a season was closed a day ago', run: deleteOldUndoData },
  { what: 'addresses that failed 12 months ago', run: deleteOldFailures },
  { what: 'lists of work that ended 30 days ago', run: deleteOldRuns },
  { what: 'sessions, links and counters that have expired', run: removeExpired },
]

export type Deleted = { what: string; many: number }

/** Deletes all data past its retention period. Returns how many rows of each kind. */
export async function deleteExpired(ports: Needs): Promise<Deleted[]> {
  const deleted: Deleted[] = []
  for (const { what, run } of RULES) deleted.push({ what, many: await run(ports) })
  return deleted
}

/** Counts what would be deleted, by deleting it and rolling back. */
export const countExpired = ({ db, clock }: Needs): Promise<Deleted[]> =>
  rehearse(db, (stage) => deleteExpired({ db: stage, clock }))
