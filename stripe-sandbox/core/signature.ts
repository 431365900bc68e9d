import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for a webhook body. Source: docs.stripe.com/webhooks/signature. */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${v1}`
}
