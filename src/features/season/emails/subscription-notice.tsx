import { longDay } from '../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../../emails/model.ts'

/** What happens to one subscription. */
export type Noticed = {
  kind: 'end-subscription' | 'keep-subscription' | 'change-price'
  plan: string
  /** What it costs, with its period. */
  price: string
  /** The new price with its period; '' if it stays. */
  newPrice: string
  /** The day on which it ends, if it ends. */
  endsAt: Date | null
  nextPaymentAt: Date | null
  /** The first moment at which a payment has the new price; undefined if the next one has it. */
  newPriceFrom: Date | undefined
}

type Props = { club: string; name: string; member: string; subscriptions: readonly Noticed[] }

/**
 * Tells the payer which subscriptions of a member end, continue without the member, or cost something else: each with
 * its own price and day.
 */
export function subscriptionNotice({ club, name, member, subscriptions }: Props): EmailText {
  const kinds = [...new Set(subscriptions.map(({ kind }) => kind))]
  const [title, titleOfMany] = TITLES[kinds[0] ?? 'end-subscription']
  const isOne = subscriptions.length === 1
  return {
    subject: `The ${isOne ? 'subscription' : 'subscriptions'} of ${member} at ${club}`,
    title: isOne ? title : titleOfMany,
    greeting: greetingFor(name),
    paragraphs: kinds.flatMap((kind) => PARAGRAPHS[kind](member)),
    facts: subscriptions.map((one) => ({ label: one.plan, value: WORDS[one.kind](one) })),
  }
}

const TITLES = {
  'end-subscription': ['A subscription ends', 'Subscriptions end'],
  'keep-subscription': ['A subscription continues', 'Subscriptions continue'],
  'change-price': ['A subscription has a new price', 'Subscriptions have new prices'],
} as const

const PARAGRAPHS = {
  'end-subscription': (member: string) => [
    `${member} is not coming back this season.`,
    'What is listed below ends after its current period. Nothing more will be charged.',
  ],
  'keep-subscription': (member: string) => [
    `${member} is not coming back this season.`,
    'We were asked to continue what is listed below. Reply to this e-mail before the next payment if that is wrong.',
  ],
  'change-price': (member: string) => [
    `Our fees change with the new season. Below is what you pay for ${member}, and from which day.`,
    'Nothing is charged before your usual payment day.',
    'Reply to this e-mail if you have a question, or if you want to end a subscription.',
  ],
} as const

const WORDS = {
  'end-subscription': ({ price, endsAt }: Noticed) => (endsAt ? `${price}, ends ${longDay(endsAt)}` : price),
  'keep-subscription': ({ price, nextPaymentAt }: Noticed) =>
    nextPaymentAt ? `${price}, next payment ${longDay(nextPaymentAt)}` : price,
  'change-price': ({ price, newPrice, nextPaymentAt, newPriceFrom }: Noticed) =>
    `${price} now, ${newPrice} ${startInWords(nextPaymentAt, newPriceFrom)}`,
} as const

function startInWords(nextPaymentAt: Date | null, newPriceFrom: Date | undefined): string {
  if (newPriceFrom) return `for payments from ${longDay(newPriceFrom)}`
  return nextPaymentAt ? `from your payment on ${longDay(nextPaymentAt)}` : 'from your next payment'
}
