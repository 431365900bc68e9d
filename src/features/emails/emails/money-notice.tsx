import { longDay } from '../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../model.ts'

/** What has happened to somebody's money. Amounts with their currency, as people write them. */
export type MoneyEvent =
  | { kind: 'renewal-failed'; plan: string; price: string; payUrl: string }
  /** The invoice was e-mailed and its day has passed: there is no card to try again. */
  | { kind: 'invoice-overdue'; plan: string; price: string; payUrl: string }
  | { kind: 'subscription-ending'; plan: string; endsAt: Date }
  | { kind: 'subscription-ended'; plan: string; isUnpaid: boolean }
  | { kind: 'refunded'; what: string; amount: string }

type Props = {
  club: string
  /** Who reads it; '' where nobody knows. */
  reader: string
  /** Whose payment or subscription it is: the reader's own, or a child's. */
  who: string
}

const QUESTIONS = 'Questions? Answer this e-mail: it reaches the treasurer.'

/** Tells the payer what has happened to their money, and what to do about it. */
export function payerEmail(event: MoneyEvent, { club, reader, who }: Props): EmailText {
  const greeting = greetingFor(reader)
  const ofChild = who && who !== reader ? ` of ${who}` : ''
  switch (event.kind) {
    case 'renewal-failed':
      return {
        subject: `Your payment to ${club} did not go through: ${event.plan}`,
        title: 'Your payment did not go through',
        greeting,
        paragraphs: [
          `We could not collect ${event.price} for the subscription ${event.plan}${ofChild}. The place is kept while the payment is tried again.`,
          'Please pay it, or check the card that we have of you.',
        ],
        action: { label: 'Pay now', url: event.payUrl },
        footnote: `If you cannot pay this month, answer this e-mail before it is tried again. Nobody else will know.`,
      }
    case 'invoice-overdue':
      return {
        subject: `Your payment to ${club} is overdue: ${event.plan}`,
        title: 'Your payment is overdue',
        greeting,
        paragraphs: [
          `We have not received ${event.price} for the subscription ${event.plan}${ofChild}. Please pay it by card.`,
        ],
        action: { label: 'Pay now', url: event.payUrl },
        footnote: 'If you cannot pay this month, answer this e-mail. Nobody else will know.',
      }
    case 'subscription-ending':
      return {
        subject: `Your subscription at ${club} ends on ${longDay(event.endsAt)}`,
        title: 'Your subscription ends',
        greeting,
        paragraphs: [
          `The subscription ${event.plan}${ofChild} has been cancelled. It runs until ${longDay(event.endsAt)}, which is paid for. Nothing is collected after that.`,
        ],
        footnote: `You did not want this? Answer this e-mail: it reaches the treasurer.`,
      }
    case 'subscription-ended':
      return {
        subject: `Your subscription at ${club} has ended`,
        title: 'Your subscription has ended',
        greeting,
        paragraphs: [
          event.isUnpaid
            ? `The subscription ${event.plan}${ofChild} has ended because its last payment did not go through.`
            : `The subscription ${event.plan}${ofChild} has ended. Nothing more is collected for it.`,
          'You are welcome back at any time: answer this e-mail, and we start it again.',
        ],
        footnote: QUESTIONS,
      }
    case 'refunded':
      return {
        subject: `${event.amount} for ${event.what} is on its way back to you`,
        title: 'We have refunded you',
        greeting,
        paragraphs: [
          `We have refunded ${event.amount} for ${event.what}${ofChild}. The money goes to the card you paid with. Banks take up to ten days to show it.`,
        ],
        footnote: QUESTIONS,
      }
  }
}

/** Tells the treasurer the same. */
export function treasurerEmail(
  event: MoneyEvent,
  { who, told, url }: { who: string; told: string; url: string },
): EmailText {
  const name = who || 'an unnamed payer'
  const letter = (title: string, paragraph: string): EmailText => ({
    subject: `${title}: ${name}`,
    title,
    paragraphs: [
      paragraph,
      told ? `We have written to ${told}.` : 'We know no e-mail address to tell them: please get in touch.',
    ],
    action: { label: 'Open it in the admin area', url },
  })
  switch (event.kind) {
    case 'renewal-failed':
      return letter(
        'A payment did not go through',
        `${event.price} of ${name} for ${event.plan} could not be collected.`,
      )
    case 'invoice-overdue':
      return letter('An invoice is overdue', `${event.price} of ${name} for ${event.plan} has not arrived.`)
    case 'subscription-ending':
      return letter(
        'A subscription was cancelled',
        `The subscription ${event.plan} of ${name} ends on ${longDay(event.endsAt)}.`,
      )
    case 'subscription-ended':
      return letter(
        'A subscription has ended',
        `The subscription ${event.plan} of ${name} has ended${event.isUnpaid ? ', because its last payment did not go through' : ''}.`,
      )
    case 'refunded':
      return letter('Money was refunded', `${event.amount} for ${event.what} was refunded to ${name}.`)
  }
}
