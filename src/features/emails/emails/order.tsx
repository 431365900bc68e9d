import { longDateTime } from '../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../model.ts'

type OrderProps = {
  club: string
  /** The club's address; '' if none is set. A VAT receipt should show it. */
  address: string
  /** '' for a club that is not registered for VAT. */
  vatNumber: string
  name: string
  number: number
  placedAt: Date
  isClubOrder: boolean
  /** Amounts are formatted with their currency. */
  lines: readonly { words: string; personalisation: string; amount: string }[]
  net: string
  vat: string
  gross: string
  vatBp: number
  url: string
}

/** Confirms an order: its items, and the receipt with VAT. */
export function orderEmail(props: OrderProps): EmailText {
  const { club, name, number, placedAt, isClubOrder, lines, gross, url } = props
  const isPersonalised = lines.some(({ personalisation }) => personalisation)
  return {
    subject: `Your order ${number} at ${club}`,
    title: `Order ${number}`,
    greeting: greetingFor(name),
    paragraphs: [
      isClubOrder
        ? `This club order was placed on ${longDateTime(placedAt)}, without payment.`
        : `Thank you for your order: ${gross} arrived on ${longDateTime(placedAt)}.`,
      'It joins the next batch for the supplier. You can follow it in the members’ area.',
      ...(isPersonalised
        ? [
            'Personalised items are made for you, so they cannot be returned if you change your mind. If something is faulty, tell us.',
          ]
        : []),
    ],
    facts: [
      ...lines.map(factOf),
      ...sums(props),
      { label: 'From', value: [club, props.address].filter(Boolean).join(', ') },
    ],
    action: { label: 'See the order', url },
    footnote: isPersonalised
      ? 'This is your receipt.'
      : 'This is your receipt. You may return items within 14 days of receiving them.',
  }
}

const factOf = ({ words, personalisation, amount }: OrderProps['lines'][number]) => ({
  label: personalisation ? `${words}, personalised ${personalisation}` : words,
  value: amount,
})

/** Only a VAT-registered club may show VAT. */
function sums({ net, vat, gross, vatBp, vatNumber }: OrderProps) {
  const total = { label: 'Total', value: gross }
  if (vatBp === 0) return [total]
  return [
    { label: 'Net', value: net },
    { label: `VAT ${vatBp / 100}%`, value: vat },
    total,
    ...(vatNumber ? [{ label: 'VAT number', value: vatNumber }] : []),
  ]
}

type ReturnProps = { name: string; number: number; amount: string }

/** Notifies the buyer that a payment arrived after the items had sold out. */
export const tooLateEmail = ({ name, number, amount }: ReturnProps): EmailText => ({
  subject: `Your order ${number}: your refund`,
  title: 'Your payment came too late',
  greeting: greetingFor(name),
  paragraphs: [
    `Your card was charged ${amount} for order ${number} after the time to pay had passed, and the items have since sold out.`,
    'We have refunded all of it to your card. Banks take up to ten days to show it.',
  ],
  footnote: 'Questions? Reply to this e-mail: it goes to the treasurer.',
})

/** Notifies the buyer that an order was refunded, in full or in part. */
export const refundEmail = ({
  name,
  number,
  amount,
  items,
}: ReturnProps & {
  /** The removed items, one text per line; empty if only money was refunded. */
  items: readonly string[]
}): EmailText => ({
  subject: `Your order ${number}: ${amount} refunded`,
  title: 'Your refund',
  greeting: greetingFor(name),
  paragraphs: [
    `We have refunded ${amount} of order ${number} to your card${items.length > 0 ? `: ${items.join('; ')}` : ''}. Banks take up to ten days to show it.`,
  ],
  footnote: 'Questions? Reply to this e-mail: it goes to the treasurer.',
})

type SwapProps = {
  name: string
  number: number
  title: string
  /** The sizes, worded for use within a sentence. */
  from: string
  to: string
  url: string
}

/** Notifies the buyer, or a minor's guardian, that items are exchanged for another size. */
export const exchangeEmail = ({
  name,
  number,
  what,
  wearer,
  from,
  to,
  url,
}: Omit<SwapProps, 'title'> & {
  /** The items with their number. */
  what: string
  /** The first name of the child whose order it is; '' if it is the reader's own. */
  wearer: string
}): EmailText => ({
  subject: `Your order ${number}: exchanged for ${to}`,
  title: 'Your exchange',
  greeting: greetingFor(name),
  paragraphs: [
    `We have exchanged ${what}${wearer && ` for ${wearer}`}, ${from}, for ${to} in order ${number}. There is nothing to pay.`,
    'If you do not have the new size yet, collect it at training. Please bring back the old one.',
  ],
  action: { label: 'See the order', url },
  footnote: 'You did not ask for this? Reply to this e-mail.',
})

/** Notifies the buyer that staff have changed the size of an ordered item. */
export const swapEmail = ({ name, number, title, from, to, url }: SwapProps): EmailText => ({
  subject: `Your order ${number}: ${title} is now ${to}`,
  title: 'A size has changed',
  greeting: greetingFor(name),
  paragraphs: [
    `We have changed ${title} in your order ${number} from ${from} to ${to}. The price stays the same.`,
    'If you did not ask for this, reply to this e-mail before we send the order to the supplier.',
  ],
  action: { label: 'See the order', url },
})
