import { eraseAccount } from './features/accounts/commands/erase-account.server.ts'
import { findAccount } from './features/accounts/queries/find-account.server.ts'
import { pendingOf } from './features/billing/checkout/commands/single-subscription.server.ts'
import { countPaymentsOf } from './features/billing/payments/queries/payments.server.ts'
import { isSubscribed } from './features/billing/subscriptions/queries/subscriptions.server.ts'
import { anonymiseBookings } from './features/events/booking/commands/delete-old-bookings.server.ts'
import { eraseAnswers } from './features/games/squad/commands/erase-answers.server.ts'
import { anonymiseMember } from './features/members/commands/anonymise-member.server.ts'
import { deleteConsents } from './features/members/consent/commands/delete-consents.server.ts'
import { eraseCard } from './features/members/emergency/commands/delete-card.server.ts'
import { deleteGuardians } from './features/members/guardians/commands/delete-guardians.server.ts'
import { deleteChangesOf } from './features/members/import/commands/delete-old-changes.server.ts'
import { lockMember } from './features/members/queries/lock-member.server.ts'
import { findUnsharedEmails } from './features/members/queries/unshared-emails.server.ts'
import { deleteRecipients } from './features/messages/commands/delete-recipients.server.ts'
import { deleteReminders } from './features/money/chasing/commands/delete-reminders.server.ts'
import { deletePreferencesOfOthers } from './features/notifications/commands/delete-preferences.server.ts'
import { withdrawMember } from './features/photos/commands/withdraw-member.server.ts'
import { anonymiseRegistrations } from './features/registrations/review/commands/anonymise-registrations.server.ts'
import { deleteSeasonAnswers } from './features/season/commands/delete-answers.server.ts'
import { anonymiseBuyer } from './features/store/orders/commands/anonymise-buyer.server.ts'
import { forgetMember } from './features/strapi-import/commands/forget-member.server.ts'
import { deleteTrainingOf } from './features/trainings/sessions/commands/delete-training-of.server.ts'
import { openDuties } from './features/volunteering/commands/free-duties.server.ts'
import { SYSTEM } from './kernel/actor.ts'
import { done, type Outcome, refused } from './kernel/outcome.ts'
import { audit } from './platform/audit/audit.ts'
import { deleteHistory } from './platform/audit/delete-history.ts'
import type { Ports } from './platform/context.ts'
import { rehearse } from './platform/database/rehearse.ts'
import { touchEntry, transact } from './platform/database/transact.ts'
import { deleteOldEmails } from './platform/email/delete-old-emails.ts'
import { NO_PAGES } from './platform/page-cache/tags.ts'

type Needs = Pick<Ports, 'db' | 'clock'>
type Erased = {
  account: number
  registrations: number
  photographs: number
  duties: number
  orders: number
  bookings: number
  emails: number
  earlierVersions: number
  /** The number of accounting records, which are kept. */
  paymentsKept: number
}
export type Erase = Outcome<
  { erased: Erased },
  /** The member does not exist, is staff, or has a subscription that must be cancelled first. */
  | { reason: 'UNKNOWN' | 'STAFF' | 'SUBSCRIBED' }
  /** A subscription may be about to start: a checkout session is open, or staff are assigning one. [resolutions B11] */
  | { reason: 'CHECKOUT_OPEN' | 'ASSIGNMENT_PENDING' }
  /** The result of an invoice that staff requested is not known yet. Copying it later would bring the name back. */
  | { reason: 'INVOICE_PENDING' }
>

/**
 * Erases a member in one transaction: empties the record, deletes the account and its logins, and removes personal data
 * from all features. Payment records are kept, as the law requires. [docs/decisions/0122]
 */
export function eraseMember({ db, clock }: Needs, id: string): Promise<Erase> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const member = await lockMember(tx, { clock }, id)
    if (!member) return refused('UNKNOWN')
    const { userId } = member
    const account = await findAccount(tx, userId)
    if (account && account.roles.length > 0) return refused('STAFF')
    if (await isSubscribed(tx, id)) return refused('SUBSCRIBED')
    const pending = await pendingOf(tx, id)
    if (pending) return refused(pending)

    const photographs = await withdrawMember(tx, { clock }, id)
    const duties = await openDuties(tx, id)
    await eraseAnswers(tx, id)
    const registrations = await anonymiseRegistrations(tx, { memberId: id, userId })
    const orders = await anonymiseBuyer(tx, id)
    const bookings = await anonymiseBookings(tx, { memberId: id, userId })
    await anonymiseMember(tx, { clock }, member)
    await deleteGuardians(tx, id)
    await deleteTrainingOf(tx, id)
    await deleteConsents(tx, id)
    await eraseCard(tx, id)
    await deleteChangesOf(tx, id)
    await forgetMember(tx, id)
    const earlierVersions = await deleteHistory(tx, 'members', [id])
    if (account) await eraseAccount(tx, account.id)
    await deletePreferencesOfOthers(tx, id)
    const addresses = [member.email, member.guardianEmail, account?.email ?? '', ...registrations.emails]
    const ownAddresses = await findUnsharedEmails(tx, id, addresses)
    await deleteRecipients(tx, ownAddresses)
    await deleteReminders(tx, ownAddresses)
    await deleteSeasonAnswers(tx, id, ownAddresses)
    const erased: Erased = {
      account: account ? 1 : 0,
      registrations: registrations.many,
      photographs,
      duties,
      orders,
      bookings,
      emails: await deleteOldEmails(tx, ownAddresses),
      earlierVersions,
      paymentsKept: await countPaymentsOf(tx, id),
    }
    await audit(
      tx,
      { actor: SYSTEM, clock },
      { action: 'members.erase', subject: `members/${id}`, facts: erased },
    )
    await touchEntry(tx, 'members', id)
    return done({ erased })
  })
}

/** Counts what an erasure would delete, by running it and rolling it back. */
export const previewErasure = ({ db, clock }: Needs, id: string): Promise<Erase> =>
  rehearse(db, (stage) => eraseMember({ db: stage, clock }, id))
