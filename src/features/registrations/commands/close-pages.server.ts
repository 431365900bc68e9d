import { type CloseCheckout, closeCheckout } from '../../billing/commands/close-checkout.server.ts'

/**
 * Closes the card pages of a registration before it goes to somebody, from somebody or out of sight: nobody pays
 * afterwards for what it was. Money that came in between stands in the ledger. False while the provider does not answer.
 */
export async function closePagesOf(
  ctx: Parameters<typeof closeCheckout>[0],
  registrationId: string,
  purposes: readonly ('registration' | 'subscription')[] = ['registration', 'subscription'],
): Promise<boolean> {
  for (const purpose of purposes) {
    const closed: CloseCheckout = await closeCheckout(ctx, purpose, registrationId)
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return false
  }
  return true
}
