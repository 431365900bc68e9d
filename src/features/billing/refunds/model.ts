/** Our labels for the provider's states of a refund. [resolutions B23] */
const REFUND_WORDS: Readonly<Record<string, string>> = {
  succeeded: 'refunded',
  pending: 'on its way to the payer',
  requires_action: 'waiting for the payer',
  failed: 'refused by the payer’s bank',
  canceled: 'cancelled',
}

/** Words the provider's status of a refund. */
export const refundWords = (status: string): string => REFUND_WORDS[status] ?? 'on its way to the payer'

export const ANOTHER_IS_PENDING = 'Another refund of this payment is pending. Try again when it is done.'
