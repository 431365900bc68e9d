import { isId } from '../../../kernel/ids.ts'
import { readSignedLink, signLink } from '../../../platform/links/signed-link.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts'

/**
 * The recipient who unsubscribes from a kind: an account, or an address without one. An account may unsubscribe from
 * the messages about one member.
 */
export type Unsubscriber = { kind: NotificationKind } & (
  | { userId: string; memberId?: string }
  | { email: string }
)

const PURPOSE = 'unsubscribe'
/** Long, because people also unsubscribe from old e-mails. */
const LINK_DAYS = 365
const DAY_MS = 86_400_000

/** Returns the token of a link by which a recipient can unsubscribe without login. */
export function unsubscribeToken(secret: string, who: Unsubscriber, now: Date): string {
  const parts =
    'userId' in who
      ? ['account', who.userId, who.kind, ...(who.memberId ? [who.memberId] : [])]
      : ['address', Buffer.from(who.email.toLowerCase()).toString('base64url'), who.kind]
  return signLink(secret, PURPOSE, parts, new Date(now.getTime() + LINK_DAYS * DAY_MS))
}

/** Returns the recipient of a token; undefined if it is invalid or has expired. */
export function readUnsubscribeToken(secret: string, token: string, now: Date): Unsubscriber | undefined {
  const [of, id = '', kind = '', memberId] = readSignedLink(secret, PURPOSE, token, now) ?? []
  if (!Object.hasOwn(NOTIFICATION_KINDS, kind)) return undefined
  const known = kind as NotificationKind // checked above
  if (of === 'account' && isId(id)) return { kind: known, userId: id, ...(memberId && { memberId }) }
  return of === 'address' ? { kind: known, email: Buffer.from(id, 'base64url').toString() } : undefined
}
