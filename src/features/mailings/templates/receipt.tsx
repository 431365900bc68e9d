import { longDateTime } from '../../../kernel/dates.ts'
import type { Letter } from '../model.ts'

type Props = {
  club: string
  name: string
  what: string
  /** With its currency, as people write it. */
  amount: string
  paidAt: Date
  receiptUrl: string
}

/** That money has arrived, and what it was for. */
export function receiptLetter({ club, name, what, amount, paidAt, receiptUrl }: Props): Letter {
  return {
    subject: `Your payment to ${club}: ${what}`,
    title: 'Thank you for your payment',
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [`${amount} for ${what} arrived on ${longDateTime(paidAt)}.`, 'There is nothing more to do.'],
    ...(receiptUrl && { action: { label: 'See the receipt', url: receiptUrl } }),
    footnote: 'If you have not made this payment, answer this mail: it reaches the treasurer.',
  }
}
