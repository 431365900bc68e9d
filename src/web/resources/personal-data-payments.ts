import type { StatementLine } from '../../features/billing/payments/queries/payments.server.ts'
import type { Subscription } from '../../features/billing/subscriptions/model.ts'
import type { MembershipChoice } from '../../features/registrations/model/registration.ts'
import type { OrderView } from '../../features/store/orders/queries/order.server.ts'

/** Amounts in the file are whole pence with their currency, so that they can be read years later. */
const CURRENCY = { currency: 'GBP' } as const

export const paymentInFile = ({ amount, refunded, ...rest }: StatementLine) => ({
  ...rest,
  amountMinor: amount,
  refundedMinor: refunded,
  ...CURRENCY,
})

export const subscriptionInFile = ({ amount, ...rest }: Subscription) => ({
  ...rest,
  amountMinor: amount,
  ...CURRENCY,
})

export const orderInFile = ({ net, vat, gross, refunded, lines, ...rest }: OrderView) => ({
  ...rest,
  netMinor: net,
  vatMinor: vat,
  grossMinor: gross,
  refundedMinor: refunded,
  ...CURRENCY,
  lines: lines.map(({ image: _, piece, personalisation, gross: sum, ...line }) => ({
    ...line,
    pieceMinor: piece,
    ...(personalisation && {
      print: { words: personalisation.words, grossMinor: personalisation.gross },
    }),
    grossMinor: sum,
  })),
})

/** A chosen fee; the form stores its price in pounds. */
export const choiceInFile = ({ value: { price, ...value }, ...rest }: MembershipChoice) => ({
  ...rest,
  value: { ...value, amountMinor: Math.round(price * 100), ...CURRENCY },
})
