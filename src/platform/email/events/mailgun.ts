import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { isAboutAddress } from '../refusal.ts'
import type { EmailEvent } from './event.ts'

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks */
const webhook = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().default(''),
    reason: z.string().default(''),
    recipient: z.string().default(''),
    'delivery-status': z
      .object({
        code: z.number().nullish(),
        'enhanced-code': z.string().nullish(),
        message: z.string().nullish(),
        description: z.string().nullish(),
      })
      .default({}),
  }),
})

/** Mailgun retries for eight hours; an older request is a repetition. */
const MAX_AGE_SECONDS = 9 * 3600

/** Whether a request is signed with Mailgun's webhook signing key. */
export function isSignedByMailgun(body: unknown, key: string, now: Date): boolean {
  const parsed = webhook.pick({ signature: true }).safeParse(body)
  if (!parsed.success) return false
  const { timestamp, token, signature } = parsed.data.signature
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (Number.isNaN(ageSeconds) || ageSeconds > MAX_AGE_SECONDS) return false
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Reads a webhook of Mailgun; undefined if it is of another sender. */
export function mailgunEvents(body: unknown): EmailEvent[] | undefined {
  const parsed = webhook.safeParse(body)
  if (!parsed.success) return undefined
  const { event, severity, reason, recipient, 'delivery-status': status } = parsed.data['event-data']
  if (event === 'complained') return [{ kind: 'complained', email: recipient }]
  if (event !== 'failed' || severity !== 'permanent' || !isOfAddress(reason, status)) return []
  return [{ kind: 'failed', email: recipient, reason: status.message || status.description || '' }]
}

type DeliveryStatus = z.infer<typeof webhook>['event-data']['delivery-status']

/**
 * Whether a permanent failure is about the address. Mailgun also reports blocks of the sender and e-mails that it has
 * tried for too long as permanent. `bounce` is any permanent refusal by a mail server.
 */
function isOfAddress(reason: string, { code, message, 'enhanced-code': enhanced }: DeliveryStatus): boolean {
  if (reason === 'suppress-bounce') return true
  const answer = [enhanced, message].filter(Boolean).join(' ')
  const response = answer.startsWith(`${code}`) ? answer : `${code ?? ''} ${answer}`
  return isAboutAddress(response) && (reason === 'bounce' || ENHANCED.test(response))
}

/** An answer with a code of RFC 3463. */
const ENHANCED = /^\d{3}[ -]\d\.\d/
