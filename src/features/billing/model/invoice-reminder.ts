import { longDay } from '../../../kernel/dates.ts'
import { formatPence } from '../../../kernel/money.ts'
import type { EmailText } from '../../emails/model.ts'
import type { Invoice } from '../model.ts'

type Facts = Pick<
  Invoice,
  'customerName' | 'amountDue' | 'description' | 'dueAt' | 'hostedUrl' | 'number'
> & {
  club: string
}

/** That an invoice is still unpaid, and where to pay it. [INV-005] */
export function invoiceReminder(invoice: Facts): EmailText {
  const { club, customerName, amountDue, description, dueAt, hostedUrl, number } = invoice
  const amount = formatPence(amountDue)
  const due = dueAt ? ` It is due on ${longDay(dueAt)}.` : ''
  return {
    subject: `Reminder: ${amount} for ${description || `invoice ${number}`}`,
    title: 'Your invoice is not paid yet',
    greeting: customerName ? `Hello ${customerName},` : 'Hello,',
    paragraphs: [`${club} has not received ${amount} for ${description || `invoice ${number}`} yet.${due}`],
    ...(hostedUrl && { action: { label: 'Pay the invoice', url: hostedUrl } }),
    footnote:
      'If you have paid it meanwhile, thank you: there is nothing to do. Questions? Answer this mail.',
  }
}
