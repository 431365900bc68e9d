import { longDay } from '../../../kernel/dates.ts'
import type { EmailText } from '../model.ts'
import type { MoneyEvent, OwedAgain } from './money-notice.tsx'

const REVERSED: Readonly<Record<OwedAgain, string>> = {
  'as before': ', and is owed again',
  'new invoice': ', and is owed again',
  no: '. We do not ask for it again',
  'paid twice': ', because the invoice was also paid by card. Pay it back if you have not done so',
}

/** Why a payer is not e-mailed: their reminders are paused, or they get the automatic reminders. */
export type LeftOut = 'paused' | 'reminded'
type Notified = { who: string; addresses: string; leftOut: LeftOut | undefined; url: string }

function emailedWords({ addresses, leftOut }: Notified): string {
  if (leftOut === 'paused') return 'We have not e-mailed them, because their reminders are paused.'
  if (leftOut === 'reminded') return 'They get the automatic reminders.'
  if (addresses === '') return 'We have no e-mail address for them, so please get in touch.'
  return `We have e-mailed ${addresses}.`
}

/** Notifies the treasurer of a payment event. */
export function treasurerEmail(event: MoneyEvent, notified: Notified): EmailText {
  const { who, url } = notified
  const name = who || 'an unnamed payer'
  const notice = (title: string, paragraph: string): EmailText => ({
    subject: `${title}: ${name}`,
    title,
    paragraphs: [paragraph, emailedWords(notified)],
    action: { label: 'Open in the admin area', url },
  })
  switch (event.kind) {
    case 'renewal-failed':
      return notice(
        'A payment did not go through',
        `We could not collect ${event.price} from ${name} for ${event.plan}.`,
      )
    case 'invoice-overdue':
      return notice('An invoice is overdue', `${event.price} from ${name} for ${event.plan} has not arrived.`)
    case 'subscription-ending':
      return notice(
        'A subscription was cancelled',
        `${name}’s ${event.plan} subscription ends on ${longDay(event.endsAt)}.${event.due ? ` ${event.due.price} for the period until then is unpaid.` : ''}`,
      )
    case 'subscription-ended':
      return notice(
        'A subscription has ended',
        `${name}’s ${event.plan} subscription has ended${event.isUnpaid ? ', because its last payment did not go through' : ''}.${event.due ? ` ${event.due.price} is unpaid.` : ''}`,
      )
    case 'subscription-paused':
      return notice(
        'A subscription was paused',
        `${name}’s ${event.plan} subscription is paused. ${event.next ? `The next payment is on ${longDay(event.next)}.` : 'It stays paused until it is resumed.'}`,
      )
    case 'subscription-resumed':
      return notice(
        'A subscription continues',
        `${name}’s ${event.plan} subscription is no longer paused.${event.next ? ` The next payment is on ${longDay(event.next)}.` : ''}`,
      )
    case 'refunded':
      return notice('Money was refunded', `${event.amount} for ${event.what} was refunded to ${name}.`)
    case 'paid-back':
      return notice(
        'Money was paid back',
        `${event.amount} for ${event.what} was paid back to ${name} ${event.method}.`,
      )
    case 'refund-failed':
      return notice(
        'A refund did not go through',
        `${event.amount} for ${event.what} could not be refunded to the card of ${name}. Ask them how to pay it back.`,
      )
    case 'payment-reversed':
      return notice(
        'A payment was reversed',
        `${event.amount} (${event.method}) from ${name} for ${event.what} was reversed${REVERSED[event.owed]}.`,
      )
    case 'invoice-voided':
      return notice(
        'An invoice was cancelled',
        `The invoice of ${event.amount} for ${event.what} to ${name} is cancelled. Nothing is owed for it.`,
      )
  }
}
