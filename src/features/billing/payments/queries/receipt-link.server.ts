import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'

const PURPOSE = 'receipt'
const VALID_MS = 365 * 86_400_000

/** Returns the path of a payment's receipt for an e-mail to its payer. It works without a login for a year. */
export function receiptPath(secret: string, paymentId: string, now: Date): string {
  const token = signLink(secret, PURPOSE, [paymentId], new Date(now.getTime() + VALID_MS))
  return `${paths.receipt(paymentId)}?signed=${encodeURIComponent(token)}`
}

/** Whether a token of an e-mailed link opens the receipt of this payment. */
export const opensReceipt = (secret: string, token: string, paymentId: string, now: Date): boolean =>
  readSignedLink(secret, PURPOSE, token, now)?.[0] === paymentId
