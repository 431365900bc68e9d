import type { Ctx } from '../../../platform/context.ts'
import { paths } from '../../../web/paths.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '../model/kinds.ts'
import { unsubscribeToken } from '../model/unsubscribe-link.ts'

export type ChoicesContext = Pick<Ctx, 'config' | 'secret' | 'clock'>
type Reader = { userId: string | null; email: string }
/** Set if the e-mail is about one member only. */
type About = { memberId?: string | undefined }
type ChoicesLink = { label: string; url: string }

/** A link by which a reader stops e-mails of a kind, without login. With a member, those about this member. */
export function stopLink(
  { config, secret, clock }: ChoicesContext,
  kind: NotificationKind,
  { userId, email }: Reader,
  { memberId }: About = {},
): ChoicesLink {
  const who = userId ? { userId, ...(memberId && { memberId }) } : { email }
  const token = unsubscribeToken(secret, { kind, ...who }, clock.now())
  return {
    label: `Stop e-mails like this (${NOTIFICATION_KINDS[kind].toLowerCase()})`,
    url: new URL(`${paths.unsubscribe}?token=${token}`, config.publicUrl).href,
  }
}

/** A link to the preferences of an account, for e-mails that are always sent; undefined without an account. */
export const choicesLink = (
  { config }: Pick<ChoicesContext, 'config'>,
  { userId }: Reader,
): ChoicesLink | undefined =>
  userId
    ? { label: 'Choose what we send you', url: new URL(paths.notifications, config.publicUrl).href }
    : undefined
