import { inWords } from '../money.ts'
import type { Invoice } from '../types.ts'
import { inDays } from './dates.ts'
import { pdf, type Text } from './pdf.ts'

const LEFT = 56
const RIGHT = 540
const MAX_LINES = 30

/** The invoice as a PDF. */
export function invoicePdf(invoice: Invoice): Buffer {
  const { currency } = invoice
  const facts = [
    `Invoice number: ${invoice.number ?? ''}`,
    `Date of issue: ${inDays(invoice.effective_at)}`,
    ...(invoice.due_date ? [`Date due: ${inDays(invoice.due_date)}`] : []),
    `From: ${invoice.account_name ?? ''}`,
    `Bill to: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')}`,
    `Status: ${invoice.status ?? ''}`,
  ]
  const rows = [
    ...invoice.lines.data.slice(0, MAX_LINES).map((line) => ({
      label: line.description ?? '',
      sum: inWords(line.amount, line.currency),
    })),
    ...(invoice.subtotal === invoice.total
      ? []
      : [{ label: 'Discount', sum: inWords(invoice.total - invoice.subtotal, currency) }]),
    ...(invoice.pre_payment_credit_notes_amount > 0
      ? [{ label: 'Credit notes', sum: inWords(-invoice.pre_payment_credit_notes_amount, currency) }]
      : []),
  ]
  const top = 720 - facts.length * 16
  const texts: Text[] = [
    { x: LEFT, y: 770, size: 20, text: 'Invoice', bold: true },
    { x: LEFT, y: 750, size: 9, text: 'Test mode: made by the payment sandbox. Nothing is owed.' },
    ...facts.map((text, index) => ({ x: LEFT, y: 724 - index * 16, size: 10, text })),
    ...rows.flatMap(({ label, sum }, index): Text[] => [
      { x: LEFT, y: top - index * 18, size: 10, text: label.slice(0, 80) },
      { x: RIGHT, y: top - index * 18, size: 10, text: sum, alignRight: true },
    ]),
    { x: LEFT, y: top - rows.length * 18 - 12, size: 12, text: 'Amount due', bold: true },
    {
      x: RIGHT,
      y: top - rows.length * 18 - 12,
      size: 12,
      text: inWords(invoice.amount_due, currency),
      bold: true,
      alignRight: true,
    },
  ]
  return pdf(`Invoice ${invoice.number ?? ''}`, texts)
}
