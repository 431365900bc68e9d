import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { EmailEvent } from './event.ts'

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks */
const webhook = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().default(''),
    recipient: z.string().default(''),
    'delivery-status': z
      .object({ message: z.string().default(''), description: z.string().nullish() })
      .default({ message: '' }),
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
  const { event, severity, recipient, 'delivery-status': status } = parsed.data['event-data']
  if (event === 'complained') return [{ kind: 'complained', email: recipient }]
  if (event !== 'failed' || severity !== 'permanent') return []
  return [{ kind: 'failed', email: recipient, reason: status.message || status.description || '' }]
}
