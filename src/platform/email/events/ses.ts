import { z } from 'zod'
import { parsedJson } from '../../../kernel/parsed-json.ts'
import { contradictsHardBounce } from '../refusal.ts'
import type { EmailEvent } from './event.ts'

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
const envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  Message: z.string(),
  SubscribeURL: z.string().optional(),
})

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
const notification = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z
    .object({
      bounceType: z.string(),
      bouncedRecipients: z.array(
        z.object({
          emailAddress: z.string(),
          status: z.string().default(''),
          diagnosticCode: z.string().default(''),
        }),
      ),
    })
    .optional(),
  complaint: z
    .object({
      complainedRecipients: z.array(z.object({ emailAddress: z.string() })),
      complaintFeedbackType: z.string().nullish(),
    })
    .optional(),
})

/** Reads a notification of Amazon SES that arrives through SNS; undefined if it is of another sender. */
export function sesEvents(body: unknown): EmailEvent[] | undefined {
  const wrapped = envelope.safeParse(body)
  if (!wrapped.success) return undefined
  if (wrapped.data.Type !== 'Notification') return []
  const parsed = notification.safeParse(parsedJson(wrapped.data.Message))
  if (!parsed.success) return []
  const { bounce, complaint } = parsed.data
  // A reader who takes an e-mail out of the spam folder is reported as a complaint too.
  if (complaint && complaint.complaintFeedbackType !== 'not-spam')
    return complaint.complainedRecipients.map(({ emailAddress }) => ({
      kind: 'complained',
      email: emailAddress,
    }))
  if (bounce?.bounceType !== 'Permanent') return []
  return bounce.bouncedRecipients
    .filter(({ status, diagnosticCode }) => !contradictsHardBounce(diagnosticCode || status))
    .map(({ emailAddress, diagnosticCode }) => ({
      kind: 'failed',
      email: emailAddress,
      reason: diagnosticCode,
    }))
}

const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/

/** Returns the link of SNS that confirms a new subscription; undefined for everything else. */
export function subscribeUrl(body: unknown): string | undefined {
  const wrapped = envelope.safeParse(body)
  if (!wrapped.success || wrapped.data.Type !== 'SubscriptionConfirmation') return undefined
  const { SubscribeURL = '' } = wrapped.data
  const url = URL.canParse(SubscribeURL) ? new URL(SubscribeURL) : undefined
  return url?.protocol === 'https:' && SNS_HOST.test(url.hostname) ? url.href : undefined
}
