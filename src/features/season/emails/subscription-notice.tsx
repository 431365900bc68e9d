import { type EmailText, greetingFor } from '../../emails/model.ts'

/** What happens to one subscription. */
export type Noticed = {
  kind: 'end-subscription' | 'keep-subscription' | 'change-price'
  words: string
  /** The new price with its period; '' if it stays. */
  newPrice: string
  /** Whether the next payment comes so soon that it is still the old amount. */
  isNextPaymentOld: boolean
}

type Props = { club: string; name: string; member: string; subscriptions: readonly Noticed[] }

/** Tells the payer which subscriptions of a member end, continue without the member, or cost something else. */
export function subscriptionNotice({ club, name, member, subscriptions }: Props): EmailText {
  const [first] = subscriptions
  const kind = first?.kind ?? 'end-subscription'
  return {
    subject: `The subscription of ${member} at ${club}`,
    title: TITLES[kind],
    greeting: greetingFor(name),
    paragraphs: PARAGRAPHS[kind](member, first?.isNextPaymentOld ?? false),
    facts: subscriptions.flatMap(({ words, newPrice, ...one }) => [
      { label: LABELS[one.kind], value: words },
      ...(newPrice && one.kind === 'change-price' ? [{ label: 'New', value: newPrice }] : []),
    ]),
  }
}

const TITLES = {
  'end-subscription': 'A subscription ends',
  'keep-subscription': 'A subscription continues',
  'change-price': 'A subscription has a new price',
} as const

const LABELS = {
  'end-subscription': 'Ends',
  'keep-subscription': 'Continues',
  'change-price': 'Now',
} as const

const PARAGRAPHS = {
  'end-subscription': (member: string) => [
    `${member} is not coming back this season.`,
    'The subscription below ends after the period you have paid for. Nothing more will be charged.',
  ],
  'keep-subscription': (member: string) => [
    `${member} is not coming back this season.`,
    'We were asked to continue the subscription below. Reply to this e-mail before the next payment if that is wrong.',
  ],
  'change-price': (_member: string, isNextPaymentOld: boolean) => [
    'Our fees change with the new season.',
    isNextPaymentOld
      ? 'Your next payment is still the amount you know. The payments after that have the new one.'
      : 'From your next payment on, you pay the new amount. Nothing is charged before that.',
    'Reply to this e-mail if you have a question, or if you want to end the subscription.',
  ],
} as const
