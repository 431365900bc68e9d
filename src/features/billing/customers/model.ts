import type { PaymentMode } from '../../../platform/payments/payments.ts'

/** Real money or not: customers of one are unknown to the other. [INV-021, resolutions B26] */
export const modeOf = ({ payments }: { payments: { mode: PaymentMode } }): 'test' | 'live' =>
  payments.mode === 'live' ? 'live' : 'test'
