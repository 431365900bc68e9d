import type { EmailText } from '../../emails/model.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import type { NotificationKind } from '../model/kinds.ts'
import { type ChoicesContext, choicesLink, stopLink } from '../queries/choices-link.server.ts'

type WithChoices = { text: EmailText; unsubscribeUrl?: string }

/**
 * Adds the last line to an e-mail: a link to unsubscribe from its kind, or for important e-mails, which are always
 * sent, a link to the reader's preferences.
 */
export function withChoices(
  ctx: ChoicesContext,
  email: EmailText,
  kind: NotificationKind,
  recipient: FamilyContact,
  isImportant: boolean,
): WithChoices {
  if (isImportant) {
    const choices = choicesLink(ctx, recipient)
    return { text: choices ? { ...email, choices } : email }
  }
  const [first, ...others] = recipient.people
  const choices = stopLink(ctx, kind, recipient, {
    memberId: others.length > 0 ? undefined : first?.memberId,
  })
  return { text: { ...email, choices }, unsubscribeUrl: choices.url }
}
