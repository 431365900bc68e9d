import type { Pence } from '../../../../kernel/money.ts'
import type { PaymentMethod, PaymentPurpose } from '../../../billing/payments/model.ts'

export type ReceiptLine = { words: string; amount: Pence }

/** What a payer gets for a payment. */
export type Receipt = {
  number: string
  paidAt: Date
  payer: string
  /** The member it is for; '' if it is for several or for nobody. */
  member: string
  purpose: PaymentPurpose
  method: PaymentMethod
  reference: string
  lines: ReceiptLine[]
  /** What is in the amount of a store order; undefined if no VAT was charged. */
  vat: { amount: Pence; basisPoints: number } | undefined
  amount: Pence
  refunded: Pence
  isReversed: boolean
}

/** A copy of a sent invoice. */
export type InvoiceCopy = {
  number: string
  createdAt: Date
  dueAt: Date | null
  paidAt: Date | null
  customer: string
  /** The member it is for; '' if it is for nobody. */
  member: string
  description: string
  total: Pence
  amountDue: Pence
  amountPaid: Pence
  status: string
  /** Where it can be paid by card; '' if it cannot. */
  payUrl: string
}
