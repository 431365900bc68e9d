import type { Pence } from '../../../../kernel/money.ts'
import type { ChargeSource } from '../../../billing/reminder-pauses/model.ts'

/** An invoice, a registration fee or the rest of a booking that a payment on the bank statement may be for. */
export type OpenItem = {
  source: ChargeSource
  sourceId: string
  /** The number of the invoice; '' for anything else. */
  number: string
  open: Pence
  /** What settles the first of its instalments, the first two, and so on, without all. Empty for other items. */
  stages: readonly Pence[]
  person: string
  description: string
  at: Date
  /** The people who may pay it: the member, the payer of the invoice, and the guardians. */
  names: string[]
  /** Keys that items of one family share: the member, the addresses and the accounts of those who may pay. */
  families: string[]
}
