import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import type { StatusWords } from '../../payments/model.ts'
import { type Invoice, invoiceWords } from '../model.ts'

/** A row of the table of invoices, in words: it travels as JSON too. */
export type InvoiceRow = Pick<Invoice, 'id' | 'number' | 'description' | 'hostedUrl' | 'pdfUrl'> & {
  isPaid: boolean
  created: string
  customer: string
  email: string
  amount: string
  state: StatusWords
  /** When it is due, was paid, and when a reminder was sent; '' where there is none. */
  due: string
  paid: string
  reminded: string
  canRemind: boolean
}

const dayOr = (at: Date | null): string => (at ? longDay(at) : '')

/** [INV-001, INV-003, SYS-052, resolutions F19] */
export const invoiceRow = (invoice: Invoice, now: Date): InvoiceRow => {
  const { id, number, description, hostedUrl, pdfUrl, status, customerName, customerEmail } = invoice
  return {
    ...{ id, number, description, hostedUrl, pdfUrl },
    isPaid: status === 'paid',
    created: longDay(invoice.createdAt),
    customer: customerName || customerEmail,
    email: customerName ? customerEmail : '',
    amount: formatPence(invoice.amountDue),
    state: invoiceWords(invoice, now),
    due: dayOr(invoice.dueAt),
    paid: dayOr(invoice.paidAt),
    reminded: dayOr(invoice.remindedAt),
    canRemind: status === 'open' && customerEmail !== '',
  }
}
