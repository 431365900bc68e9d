import { longDay } from '../../../../kernel/dates.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import type { Letterhead, Sheet, SheetColumn } from '../../../../platform/pdf/sheet.ts'
import { METHOD_WORDS, type PaymentPurpose } from '../../../billing/payments/model.ts'
import type { InvoiceCopy, Receipt } from './receipt.ts'

const COLUMNS: readonly SheetColumn[] = [
  { title: 'For', share: 4 },
  { title: 'Amount', share: 1, isNumber: true },
]

/** The playing fees of a members' club are exempt from VAT. */
const EXEMPT: readonly PaymentPurpose[] = ['registration', 'subscription']

/** How a document looks: the club's letterhead, and whether the club is registered for VAT. */
export type Look = { letterhead: Letterhead; isVatRegistered: boolean; now: Date }

/** Names the member if another person pays. */
const memberFacts = (member: string, payer: string) =>
  member && member !== payer ? [{ label: 'Member', value: member }] : []

/** The receipt of a payment as a document. */
export function receiptSheet(receipt: Receipt, { letterhead, isVatRegistered, now }: Look): Sheet {
  const { number, paidAt, payer, method, reference, lines, amount, refunded, purpose } = receipt
  const vat = isVatRegistered ? receipt.vat : undefined
  const isExempt = isVatRegistered && EXEMPT.includes(purpose)
  return {
    title: receipt.isReversed ? 'Receipt, reversed' : 'Receipt',
    letterhead,
    facts: [
      { label: 'Number', value: number },
      { label: 'Paid on', value: longDay(paidAt) },
      { label: 'Paid by', value: payer },
      ...memberFacts(receipt.member, payer),
      { label: 'How', value: [METHOD_WORDS[method], reference].filter(Boolean).join(', ') },
    ],
    tables: [
      {
        columns: COLUMNS,
        rows: lines.map(({ words, amount }) => [words, formatPence(amount)]),
        totals: [
          ...(vat
            ? [
                ['Net', formatPence(pence(amount - vat.amount))],
                [`VAT ${vat.basisPoints / 100}%`, formatPence(vat.amount)],
              ]
            : []),
          ['Total paid', formatPence(amount)],
          ...(refunded > 0 ? [['Refunded', formatPence(pence(-refunded))]] : []),
        ],
      },
    ],
    notes: isExempt ? ['Exempt from VAT.'] : [],
    createdAt: now,
  }
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  paid: 'Paid',
  void: 'Cancelled',
  uncollectible: 'Written off',
}

/** A copy of an invoice as a document. */
export function invoiceSheet(invoice: InvoiceCopy, { letterhead, now }: Look): Sheet {
  const { number, createdAt, dueAt, customer, description, total, amountDue, amountPaid, status } = invoice
  const left = pence(status === 'open' ? amountDue - amountPaid : 0)
  return {
    title: `Invoice ${number}`,
    letterhead,
    facts: [
      { label: 'Date', value: longDay(createdAt) },
      ...(dueAt ? [{ label: 'Due', value: longDay(dueAt) }] : []),
      { label: 'To', value: customer },
      ...memberFacts(invoice.member, customer),
      ...(STATUS_WORDS[status] ? [{ label: 'Status', value: statusOf(invoice) }] : []),
    ],
    tables: [
      {
        columns: COLUMNS,
        rows: [
          [description, formatPence(total)],
          ...(amountDue === total ? [] : [['Credit', formatPence(pence(amountDue - total))]]),
        ],
        totals: [
          ['Total', formatPence(amountDue)],
          ...(amountPaid > 0 ? [['Paid', formatPence(pence(-amountPaid))]] : []),
          ['To pay', formatPence(left)],
        ],
      },
    ],
    notes: left > 0 && invoice.payUrl ? [`Pay by card: ${invoice.payUrl}`] : [],
    createdAt: now,
  }
}

const statusOf = ({ status, paidAt }: InvoiceCopy): string =>
  status === 'paid' && paidAt ? `Paid on ${longDay(paidAt)}` : (STATUS_WORDS[status] ?? '')
