import type { PaymentMode } from '../../../platform/payments/payments.ts'

/** Test and live mode each have their own customers at the provider. [INV-021, resolutions B26] */
export const modeOf = ({ payments }: { payments: { mode: PaymentMode } }): 'test' | 'live' =>
  payments.mode === 'live' ? 'live' : 'test'

/** What staff see beside the name of a member to be billed. Without an e-mail address, no invoice can be sent. */
export const emailNote = ({ email }: { email: string }): string => email || 'No e-mail address'
