import type { StatementLine } from '../../features/billing/payments/queries/payments.server.ts'
import type { Subscription } from '../../features/billing/subscriptions/model.ts'
import type { BookingInFile } from '../../features/events/booking/queries/own-bookings.server.ts'
import type { MembershipChoice } from '../../features/registrations/model/registration.ts'
import { lineKey } from '../../features/store/hand-out/model.ts'
import type { CollectedLines } from '../../features/store/hand-out/queries/collected.server.ts'
import type { OrderView } from '../../features/store/orders/queries/order.server.ts'
import { clubLocale } from '../../kernel/locale.ts'

/** Amounts in the file are in pence with their currency, so that they can still be understood years later. */
const inClubCurrency = () => ({ currency: clubLocale().currency })

export const paymentInFile = ({ amount, refunded, ...rest }: StatementLine) => ({
  ...rest,
  amountMinor: amount,
  refundedMinor: refunded,
  ...inClubCurrency(),
})

export const subscriptionInFile = ({ amount, ...rest }: Subscription) => ({
  ...rest,
  amountMinor: amount,
  ...inClubCurrency(),
})

export const orderInFile = (
  { net, vat, gross, refunded, lines, ...rest }: OrderView,
  collected: CollectedLines,
) => ({
  ...rest,
  netMinor: net,
  vatMinor: vat,
  grossMinor: gross,
  refundedMinor: refunded,
  ...inClubCurrency(),
  lines: lines.map(({ image: _, piece, personalisation, gross: sum, ...line }) => ({
    ...line,
    collectedAt: collected[lineKey({ orderId: rest.id, position: line.position })],
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
  value: { ...value, amountMinor: Math.round(price * 100), ...inClubCurrency() },
})

export const bookingInFile = ({ event, status, amount, createdAt, people, answers }: BookingInFile) => ({
  ...{ event: event.name, startsAt: event.startsAt, status, createdAt },
  amountMinor: amount,
  ...inClubCurrency(),
  people,
  answers,
})
