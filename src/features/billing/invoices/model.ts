import { longDay } from '../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../kernel/money.ts'
import type { StateTable } from '../../../kernel/state-table.ts'
import type { EmailText } from '../../emails/model.ts'
import type { StatusWords } from '../payments/model.ts'

/** The provider's states of an invoice that has been sent. */
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const
type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export const INVOICE_STATES: StateTable<InvoiceStatus> = {
  open: {
    paid: 'the money has arrived',
    void: 'it was cancelled',
    uncollectible: 'it was written off',
  },
  uncollectible: { paid: 'the money arrived after all', void: 'it was cancelled' },
  paid: {},
  void: {},
}

/** How the provider describes one piece of a plan: "1 × League teams (at £42.00 / month)". */
const ONE_OF_PLAN = /^1 × (.+) \(at [^()]+ \/ [^()]+\)$/

/** The descriptions of all lines of an invoice. A plan is called by its name. [INV-003, resolutions F19] */
export const invoiceDescription = (lines: readonly (string | null)[]): string =>
  lines.flatMap((line) => (line ? [line.replace(ONE_OF_PLAN, '$1')] : [])).join(', ')

/** What is still to pay of an open invoice. */
export const leftOfInvoice = ({ amountDue, amountPaid, paidByHand }: Amounts): Pence =>
  pence(Math.max(0, amountDue - amountPaid - paidByHand))

/**
 * The provider's page on which an open invoice is paid. '' if there is none, and while the page asks for another amount
 * than is left, because the provider has not heard of a payment by hand or of its reversal.
 */
export const payUrlOf = ({ status, hostedUrl, credited, paidByHand }: Payable): string =>
  status === 'open' && credited === paidByHand ? hostedUrl : ''

type Payable = { status: InvoiceStatus; hostedUrl: string; credited: Pence; paidByHand: Pence }

/** `amountDue` is before any payment; `paidByHand` is not part of the provider's `amountPaid`. */
type Amounts = Record<'amountDue' | 'amountPaid' | 'paidByHand', Pence>

/** The filters of the invoice table. The first one is the default. [resolutions D11] */
export const INVOICE_FILTERS = ['unpaid', 'paid', 'cancelled', 'all'] as const

/**
 * The label and colour of an invoice's state. An open invoice is overdue from its due date. [INV-004, resolutions
 * D11]
 */
export function invoiceWords(
  { status, dueAt }: { status: InvoiceStatus; dueAt: Date | null },
  now: Date,
): StatusWords {
  if (status === 'paid') return { tone: 'ok', text: 'Paid' }
  if (status === 'void') return { tone: 'info', text: 'Void' }
  if (status === 'uncollectible') return { tone: 'info', text: 'Written off' }
  return dueAt && dueAt < now ? { tone: 'bad', text: 'Overdue' } : { tone: 'warn', text: 'Open' }
}

type Facts = Amounts &
  Payable & {
    club: string
    customerName: string
    description: string
    dueAt: Date | null
    number: string
  }

/** The reminder of an unpaid invoice, with a link to pay it. [INV-005] */
export function invoiceReminder(invoice: Facts): EmailText {
  const { club, customerName, description, dueAt, number } = invoice
  const url = payUrlOf(invoice)
  const amount = formatPence(leftOfInvoice(invoice))
  const what = description || `invoice ${number}`
  const due = dueAt ? ` It is due on ${longDay(dueAt)}.` : ''
  return {
    subject: `Reminder: ${amount} for ${what}`,
    title: 'Your invoice is not paid yet',
    greeting: customerName ? `Hello ${customerName},` : 'Hello,',
    paragraphs: [`${club} has not received ${amount} for ${what} yet.${due}`],
    ...(url && { action: { label: 'Pay the invoice', url } }),
    footnote:
      'If you have already paid, thank you: there is nothing more to do. Questions? Reply to this e-mail.',
  }
}
