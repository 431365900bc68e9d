import { longDateTime } from '../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../model.ts'

type Props = {
  club: string
  name: string
  what: string
  /** The amount, formatted with its currency. */
  amount: string
  paidAt: Date
  receiptUrl: string
  /** What is due next, with the page to pay it on; undefined if nothing is. */
  next: { words: string; url?: string } | undefined
  /** What the payer had already paid for this, formatted with its currency; '' for nothing. */
  before: string
}

/** Confirms a payment and says what is due next. */
export function receiptEmail(props: Props): EmailText {
  const { club, name, what, amount, paidAt, receiptUrl, next, before } = props
  const receipt = receiptUrl && { label: 'See the receipt', url: receiptUrl }
  return {
    subject: `Your payment to ${club}: ${what}`,
    title: 'Thank you for your payment',
    greeting: greetingFor(name),
    paragraphs: [
      `${amount} for ${what} arrived on ${longDateTime(paidAt)}.`,
      ...(before
        ? [`You had already paid ${before} for ${what}. If you did not mean to pay twice, tell us.`]
        : []),
      next ? next.words : 'There is nothing more to do.',
    ],
    ...(next?.url
      ? { action: { label: 'See what is left to pay', url: next.url } }
      : receipt && { action: receipt }),
    ...(next?.url && receipt && { facts: [{ label: 'Receipt', value: receipt.url }] }),
    footnote: 'If you did not make this payment, reply to this e-mail: it goes to the treasurer.',
  }
}
