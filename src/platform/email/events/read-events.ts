import { createHash, timingSafeEqual } from 'node:crypto'
import { parsedJson } from '../../../kernel/parsed-json.ts'
import type { EmailEvent } from './event.ts'
import { isSignedByMailgun, mailgunEvents } from './mailgun.ts'
import { postmarkEvents } from './postmark.ts'
import { sesEvents, subscribeUrl } from './ses.ts'

type Request = { body: string; authorization: string | undefined }
type Trust = { secret: string | undefined; now: Date }

export type ReadEvents =
  | { ok: true; events: EmailEvent[]; subscribeUrl: string | undefined }
  | { ok: false; reason: 'NOT_SIGNED' | 'UNKNOWN_FORMAT' }

/**
 * Reads what an e-mail provider reports. It is trusted if Mailgun has signed it with the secret, or if the secret is
 * the password of the address that the provider calls (HTTP Basic), as with Postmark and Amazon SNS. Without a secret
 * nothing is trusted.
 */
export function readEvents({ body, authorization }: Request, { secret, now }: Trust): ReadEvents {
  const parsed = parsedJson(body)
  const isTrusted =
    secret !== undefined &&
    (isSameText(passwordIn(authorization), secret) || isSignedByMailgun(parsed, secret, now))
  if (!isTrusted) return { ok: false, reason: 'NOT_SIGNED' }
  const events = mailgunEvents(parsed) ?? postmarkEvents(parsed) ?? sesEvents(parsed)
  return events
    ? { ok: true, events, subscribeUrl: subscribeUrl(parsed) }
    : { ok: false, reason: 'UNKNOWN_FORMAT' }
}

function passwordIn(authorization: string | undefined): string {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? []
  const pair = Buffer.from(encoded, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSameText = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
