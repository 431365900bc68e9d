import type { Ctx } from '../../../platform/context.ts'
import { paths } from '../../../web/paths.ts'
import type { EmailText } from '../../emails/model.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '../model/kinds.ts'
import { unsubscribeToken } from '../model/unsubscribe-link.ts'

type WithChoices = { text: EmailText; unsubscribeUrl?: string }

/**
 * Adds the last line to an e-mail: a link to unsubscribe from its kind, or for important e-mails, which are always
 * sent, a link to the reader's preferences.
 */
export function withChoices(
  { config, secret, clock }: Pick<Ctx, 'config' | 'secret' | 'clock'>,
  email: EmailText,
  kind: NotificationKind,
  { userId, email: address }: FamilyContact,
  isImportant: boolean,
): WithChoices {
  const urlOf = (path: string) => new URL(path, config.publicUrl).href
  if (isImportant) {
    if (!userId) return { text: email }
    const choices = { label: 'Choose what we send you', url: urlOf(paths.notifications) }
    return { text: { ...email, choices } }
  }
  const token = unsubscribeToken(secret, { kind, ...(userId ? { userId } : { email: address }) }, clock.now())
  const unsubscribeUrl = urlOf(`${paths.unsubscribe}?token=${token}`)
  const label = `Stop e-mails like this (${NOTIFICATION_KINDS[kind].toLowerCase()})`
  return { text: { ...email, choices: { label, url: unsubscribeUrl } }, unsubscribeUrl }
}
