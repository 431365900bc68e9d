import type { Pence } from '../../../kernel/money.ts'

/** Something to pay, or a payment that was begun. */
export type Due = {
  /** Of the invoice, payment or registration. */
  id: string
  what: string
  /** What it costs, in words: "£42.00 a month". */
  price: string
  /** What of it is owed now: nothing while it can still be left. */
  owed: Pence
  dueAt: Date | null
  /** Undefined where the provider has no page that takes the money. */
  pay: { href: string; label: string } | undefined
}
