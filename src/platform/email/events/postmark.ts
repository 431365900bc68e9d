import { z } from 'zod'
import { contradictsHardBounce } from '../refusal.ts'
import type { EmailEvent } from './event.ts'

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and spam-complaint-webhook */
const bounce = z.object({
  RecordType: z.literal('Bounce'),
  Type: z.string(),
  Email: z.string(),
  Description: z.string().default(''),
  Details: z.string().default(''),
})
const complaint = z.object({ RecordType: z.literal('SpamComplaint'), Email: z.string() })

/** The types of bounces after which Postmark no longer sends to the address. */
const PERMANENT = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']

/** Reads a webhook of Postmark; undefined if it is of another sender. */
export function postmarkEvents(body: unknown): EmailEvent[] | undefined {
  const complained = complaint.safeParse(body)
  if (complained.success) return [{ kind: 'complained', email: complained.data.Email }]
  const bounced = bounce.safeParse(body)
  if (!bounced.success) return z.object({ RecordType: z.string() }).safeParse(body).success ? [] : undefined
  const { Type, Email, Description, Details } = bounced.data
  if (Type === 'SpamComplaint') return [{ kind: 'complained', email: Email }]
  if (!PERMANENT.includes(Type) || contradictsHardBounce(Details)) return []
  return [{ kind: 'failed', email: Email, reason: Details || Description }]
}
