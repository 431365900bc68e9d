import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { invoiceWords, leftOfInvoice } from '../model.ts'
import type { Invoice } from '../queries/invoices.server.ts'

const dayOr = (at: Date | null): string => (at ? longDay(at) : '')

/**
 * A row of the invoice table as text, because it is also sent as JSON. [INV-001, INV-003, SYS-052, resolutions F19]
 */
export function invoiceRow(invoice: Invoice, now: Date) {
  const { id, number, description, hostedUrl, pdfUrl, status, customerName, customerEmail, member } = invoice
  return {
    ...{ id, number, description, hostedUrl, pdfUrl },
    isPaid: status === 'paid',
    created: longDay(invoice.createdAt),
    customer: customerName || customerEmail,
    email: customerName ? customerEmail : '',
    /** The member's name if it differs from the customer's, for example when a parent pays. */
    person: member === customerName ? '' : member,
    amount: formatPence(invoice.amountDue),
    /** What is still to pay after a part payment; '' if all or nothing is. */
    left: status === 'open' && invoice.paidByHand > 0 ? formatPence(leftOfInvoice(invoice)) : '',
    state: invoiceWords(invoice, now),
    due: dayOr(invoice.dueAt),
    paid: dayOr(invoice.paidAt),
    reminded: dayOr(invoice.remindedAt),
    canRemind: status === 'open' && customerEmail !== '',
  }
}

export type InvoiceRow = ReturnType<typeof invoiceRow>
