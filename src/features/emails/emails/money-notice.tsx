import { longDay } from '../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../model.ts'

type Due = { price: string; payUrl: string }
/** An amount that is not due yet: its invoice is charged to the card or e-mailed within the hour. */
type Later = { price: string; byCard: boolean }

/** An event of a payment or subscription. Amounts are formatted with their currency. */
export type MoneyEvent =
  | { kind: 'renewal-failed'; plan: string; price: string; payUrl: string }
  /** An e-mailed invoice is overdue. No card is charged for it. */
  | { kind: 'invoice-overdue'; plan: string; price: string; payUrl: string }
  /**
   * `due`: the amount still to pay until the subscription ends. `isLeftOut`: a pause has left out the payment of this
   * period.
   */
  | {
      kind: 'subscription-ending'
      plan: string
      endsAt: Date
      due: Due | undefined
      later: Later | undefined
      isLeftOut: boolean
    }
  /** `due`: the amount still to pay for the time before it ended. */
  | { kind: 'subscription-ended'; plan: string; isUnpaid: boolean; due: Due | undefined }
  /** `next`: the day of the next payment; undefined until someone resumes it. */
  | { kind: 'subscription-paused'; plan: string; next: Date | undefined; ownUrl: string }
  | { kind: 'subscription-resumed'; plan: string; next: Date | undefined; ownUrl: string }
  | { kind: 'refunded'; what: string; amount: string }
  /** What was paid in cash or by bank transfer was paid back by hand. */
  | { kind: 'paid-back'; what: string; amount: string; method: string }
  /** The provider or the payer's bank did not carry out a refund. */
  | { kind: 'refund-failed'; what: string; amount: string }
  /** A payment in cash or by bank transfer that was recorded by mistake. */
  | Reversed
  | { kind: 'invoice-voided'; what: string; amount: string }

/**
 * How a reversed payment is asked for again: in the same place, with a new invoice, or not at all. 'paid twice': the
 * invoice was also paid by card.
 */
export type OwedAgain = 'as before' | 'new invoice' | 'no' | 'paid twice'

const OWED_AGAIN: Readonly<Record<OwedAgain, string[]>> = {
  'as before': ['You can pay it as before.'],
  'new invoice': ['We’ll e-mail you a new invoice.'],
  no: [],
  'paid twice': [],
}

type Reversed = { kind: 'payment-reversed'; what: string; amount: string; method: string; owed: OwedAgain }

type Props = {
  club: string
  /** The reader's name; '' if it is unknown. */
  reader: string
  /** The person the payment or subscription is for: the reader or a child. */
  who: string
}

const QUESTIONS = 'Questions? Reply to this e-mail: it goes to the treasurer.'
const NOT_RECEIVED = 'Not received it yet? Reply to this e-mail: it goes to the treasurer.'

type Greeted = { greeting: string; forChild: string }

const paidTwice = ({ what, amount, method }: Reversed, { greeting, forChild }: Greeted): EmailText => ({
  subject: `${amount} for ${what} was paid twice`,
  title: 'An invoice was paid twice',
  greeting,
  paragraphs: [
    `We had recorded a payment of ${amount} (${method}) for ${what}${forChild}, but the invoice was also paid by card. You owe nothing more, and we are paying the extra amount back to you.`,
  ],
  footnote: NOT_RECEIVED,
})

/** Notifies the payer of a payment event and of what to do next. */
export function payerEmail(event: MoneyEvent, { club, reader, who }: Props): EmailText {
  const greeting = greetingFor(reader)
  const child = who !== reader ? who : ''
  const forChild = child && ` for ${child}`
  const whose = child ? `${child}’s` : 'Your'
  switch (event.kind) {
    case 'renewal-failed':
      return {
        subject: `Your payment to ${club} did not go through: ${event.plan}`,
        title: 'Your payment did not go through',
        greeting,
        paragraphs: [
          `We could not collect ${event.price} for ${child ? `${child}’s` : 'your'} ${event.plan} subscription. We are keeping ${child ? `${child}’s` : 'your'} place and will try the payment again.`,
          'Please pay now, or check the card you gave us.',
        ],
        action: { label: 'Pay now', url: event.payUrl },
        footnote:
          'If you cannot pay this month, reply to this e-mail before we try again. Nobody else will know.',
      }
    case 'invoice-overdue':
      return {
        subject: `Your payment to ${club} is overdue: ${event.plan}`,
        title: 'Your payment is overdue',
        greeting,
        paragraphs: [
          `We have not received ${event.price} for ${child ? `${child}’s` : 'your'} ${event.plan} subscription. Please pay by card.`,
        ],
        action: { label: 'Pay now', url: event.payUrl },
        footnote: 'If you cannot pay this month, reply to this e-mail. Nobody else will know.',
      }
    case 'subscription-ending':
      return {
        subject: `${whose} subscription at ${club} ends on ${longDay(event.endsAt)}`,
        title: `${whose} subscription ends`,
        greeting,
        paragraphs: [`${whose} ${event.plan} subscription has been cancelled. ${endingText(event)}`],
        ...(event.due && { action: { label: 'Pay now', url: event.due.payUrl } }),
        footnote: 'Didn’t want this? Reply to this e-mail: it goes to the treasurer.',
      }
    case 'subscription-ended':
      return {
        subject: `${whose} subscription at ${club} has ended`,
        title: `${whose} subscription has ended`,
        greeting,
        paragraphs: [
          event.isUnpaid
            ? `${whose} ${event.plan} subscription has ended because its last payment did not go through.`
            : `${whose} ${event.plan} subscription has ended. You will not be charged for it again.`,
          ...(event.due ? [`${event.due.price} for the earlier period is still unpaid.`] : []),
          'You are welcome back at any time: reply to this e-mail and we will restart it.',
        ],
        ...(event.due && { action: { label: 'Pay now', url: event.due.payUrl } }),
        footnote: QUESTIONS,
      }
    case 'subscription-paused':
      return {
        subject: `${whose} subscription at ${club} is paused`,
        title: `${whose} subscription is paused`,
        greeting,
        paragraphs: [
          `${whose} ${event.plan} subscription is paused, and nothing is charged for it. ${event.next ? `The next payment is on ${longDay(event.next)}.` : 'It stays paused until you or we resume it.'}`,
          'You can resume it earlier at any time.',
        ],
        action: { label: 'See the subscription', url: event.ownUrl },
        footnote: 'Didn’t want this? Reply to this e-mail: it goes to the treasurer.',
      }
    case 'subscription-resumed':
      return {
        subject: `${whose} subscription at ${club} is no longer paused`,
        title: `${whose} subscription continues`,
        greeting,
        paragraphs: [
          `${whose} ${event.plan} subscription is no longer paused.${event.next ? ` The next payment is on ${longDay(event.next)}.` : ''}`,
        ],
        action: { label: 'See the subscription', url: event.ownUrl },
        footnote: QUESTIONS,
      }
    case 'refunded':
      return {
        subject: `${event.amount} for ${event.what} is on its way back to you`,
        title: 'We have refunded you',
        greeting,
        paragraphs: [
          `We have refunded ${event.amount} for ${event.what}${forChild}. The money goes to the card you paid with. Banks take up to ten days to show it.`,
        ],
        footnote: QUESTIONS,
      }
    case 'paid-back':
      return {
        subject: `${event.amount} for ${event.what} was paid back to you`,
        title: 'We have paid you back',
        greeting,
        paragraphs: [`We have paid back ${event.amount} for ${event.what}${forChild} ${event.method}.`],
        footnote: NOT_RECEIVED,
      }
    case 'refund-failed':
      return {
        subject: `Your refund of ${event.amount} for ${event.what} did not go through`,
        title: 'Your refund did not go through',
        greeting,
        paragraphs: [
          `We tried to refund ${event.amount} for ${event.what}${forChild} to the card you paid with, but it was not accepted.`,
          'You do not have to do anything. We will get in touch about another way to pay you back.',
        ],
        footnote: QUESTIONS,
      }
    case 'payment-reversed':
      if (event.owed === 'paid twice') return paidTwice(event, { greeting, forChild })
      return {
        subject: `Your payment of ${event.amount} for ${event.what} was recorded by mistake`,
        title: 'We have corrected a payment',
        greeting,
        paragraphs: [
          `We had recorded a payment of ${event.amount} (${event.method}) for ${event.what}${forChild} by mistake, and have taken it back. The receipt we sent you is no longer valid.`,
          ...OWED_AGAIN[event.owed].map((next) => `${event.amount} is owed again. ${next}`),
        ],
        footnote: 'Did you pay it? Reply to this e-mail: it goes to the treasurer.',
      }
    case 'invoice-voided':
      return {
        subject: `Your invoice of ${event.amount} for ${event.what} is cancelled`,
        title: 'We have cancelled an invoice',
        greeting,
        paragraphs: [
          `Our invoice of ${event.amount} for ${event.what}${forChild} is cancelled. There is nothing to pay for it.`,
        ],
        footnote: QUESTIONS,
      }
  }
}

function endingText(event: Extract<MoneyEvent, { kind: 'subscription-ending' }>): string {
  const { due, later, isLeftOut } = event
  const day = longDay(event.endsAt)
  const open = due ? `${due.price} for this period is still unpaid.` : later && laterText(later)
  if (open) return `It runs until ${day}. ${open} You will not be charged after that.`
  const ends = isLeftOut ? `It ends on ${day}.` : `It is paid until ${day}, and ends then.`
  return `${ends} You will not be charged again.`
}

const laterText = ({ price, byCard }: Later) =>
  byCard
    ? `We will collect ${price} for this period from your card.`
    : `We will e-mail you an invoice of ${price} for this period.`
