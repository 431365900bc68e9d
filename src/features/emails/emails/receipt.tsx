import { longDateTime } from '../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../model.ts'

type Props = {
  club: string
  name: string
  what: string
  /** The amount, formatted with its currency. */
  amount: string
  paidAt: Date
  /** The receipts of the payments, as PDF. At least one. */
  receipts: readonly { what: string; url: string }[]
  /** What is due next, with the page to pay it on; undefined if nothing is. */
  next: { words: string; url?: string } | undefined
  /** What the payer had already paid for this, formatted with its currency; '' for nothing. */
  before: string
}

/** Confirms a payment and says what is due next. */
export function receiptEmail(props: Props): EmailText {
  const { club, name, what, amount, paidAt, receipts, next, before } = props
  const [only] = receipts.length === 1 ? receipts : []
  const receipt = only && { label: 'Open the receipt', url: only.url }
  const isInFacts = next?.url !== undefined || !receipt
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
    ...(isInFacts && {
      facts: receipts.map(({ what, url }) => ({
        label: only ? 'Receipt' : `Receipt for ${what}`,
        value: url,
      })),
    }),
    footnote: 'If you did not make this payment, reply to this e-mail: it goes to the treasurer.',
  }
}
