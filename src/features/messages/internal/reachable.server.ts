import type { Db, Tx } from '../../../platform/database/database.ts'
import { problemsOf } from '../../../platform/email/address-problems.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { wantsEmail } from '../../notifications/queries/wants-email.server.ts'
import type { LeftOutReason, MessageKind } from '../model/message.ts'

type Recipient = Pick<FamilyContact, 'userId' | 'email'> & { people: readonly { memberId: string }[] }

export type Reachable = {
  /** Whether e-mails to the recipient's address fail. */
  isFailing: (recipient: Recipient) => boolean
  /** Why a recipient gets no message of this kind; undefined if they get it. */
  reasonFor: (recipient: Recipient) => LeftOutReason | undefined
}

/**
 * Finds which of these recipients a message of a kind reaches. Important ones go to everybody, and still try an address
 * that fails.
 */
export async function reachable(
  db: Db | Tx,
  kind: MessageKind,
  recipients: readonly Recipient[],
): Promise<Reachable> {
  const problems = await problemsOf(
    db,
    recipients.map(({ email }) => email),
  )
  const byAddress = new Map(problems.map((problem) => [problem.email, problem]))
  const problemOf = ({ email }: Recipient) => byAddress.get(email.toLowerCase())
  const isFailing = (recipient: Recipient) => Boolean(problemOf(recipient)?.failingSince)
  if (kind === 'important') return { isFailing, reasonFor: () => undefined }
  const wants = await wantsEmail(db, kind, recipients)
  return {
    isFailing,
    reasonFor: (recipient) => {
      if (problemOf(recipient)?.complainedAt) return 'complained'
      if (isFailing(recipient)) return 'failing'
      return wants(recipient) ? undefined : 'unsubscribed'
    },
  }
}
