import type { PaymentMode } from '../../../platform/payments/payments.ts'

/** Test and live mode each have their own customers at the provider. [INV-021, resolutions B26] */
export const modeOf = ({ payments }: { payments: { mode: PaymentMode } }): 'test' | 'live' =>
  payments.mode === 'live' ? 'live' : 'test'
