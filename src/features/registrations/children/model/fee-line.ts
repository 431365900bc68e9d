import { type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import {
  daysFrom,
  type Instalment,
  isDueOn,
  nextOf,
  openInstalments,
  sumOfOpen,
} from '../../../fees/model/instalments.ts'
import type { Offer } from '../../payment/model/offers.ts'
import type { FamilyLine } from './family-fees.ts'

/** The registration fee of one child of a family, with its instalments. */
export type FeeLine = FamilyLine & {
  /** What is to pay of it and when; one for a fee that is paid at once, none for a paid one. */
  instalments: readonly Instalment[]
}

/** The days on which a person who registers on the day of the offer pays the fee. */
export const daysOf = ({ terms, day }: Pick<Offer, 'terms' | 'day'>): (LocalDate | undefined)[] =>
  day && terms.instalments ? daysFrom(terms.instalments, day) : [undefined]

/** Adds its instalments to the fee of a child. */
export function withInstalments(line: FamilyLine, fee: Offer): FeeLine {
  const whole = pence(line.amount + line.paidBefore)
  const instalments = line.paid ? [] : openInstalments({ whole, paid: line.paidBefore }, daysOf(fee))
  return { ...line, instalments }
}

/** How much of the fees is paid: what is asked for now, or all. */
export type HowMuch = 'next' | 'all'

/** What is paid of a line, and which instalments that settles. */
export type LinePayment = { line: FeeLine; amount: Pence; settles: readonly Instalment[] }

/** Returns what is paid of each line that is not paid: all, or what is due, or else the next instalment. */
export const paymentOf = (lines: readonly FeeLine[], howMuch: HowMuch, today: LocalDate): LinePayment[] =>
  lines
    .filter(({ paid }) => !paid)
    .map((line) => {
      const settles = howMuch === 'all' ? line.instalments : nextOf(line.instalments, today)
      return { line, settles, amount: sumOfOpen(settles) }
    })

export const totalOfPayment = (payment: readonly Pick<LinePayment, 'amount'>[]): Pence =>
  pence(payment.reduce((sum, { amount }) => sum + amount, 0))

/** Whether the first instalment was paid. */
export const isBegun = ({ instalments, paidBefore }: FeeLine): boolean =>
  paidBefore > 0 && (instalments[0]?.nth ?? 0) > 1

/** Whether an instalment was paid and none is due. */
export const isOnTime = (line: FeeLine, today: LocalDate): boolean =>
  isBegun(line) && !line.instalments.some((one) => isDueOn(one, today))

/** "£40.00 now, £40.00 on 1st October 2026"; '' if all is paid at once. */
export function whenWords(instalments: readonly Instalment[], today: LocalDate): string {
  const [first] = instalments
  if (!first || first.of === 1) return ''
  const due = instalments.filter((one) => isDueOn(one, today))
  const later = instalments.filter((one) => !isDueOn(one, today))
  const now = due.length > 0 && `${formatPence(sumOfOpen(due))} now`
  return [now, ...later.map(({ open, on }) => on && `${formatPence(open)} on ${longDate(on)}`)]
    .filter(Boolean)
    .join(', ')
}
