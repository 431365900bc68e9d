import { addMonths, type LocalDate, longDate } from '../../../kernel/dates.ts'
import { formatShort, type Pence, pence } from '../../../kernel/money.ts'
import { listWords } from '../../../kernel/text.ts'

/** The fewest and the most payments in which a fee can be paid. */
export const FEWEST_INSTALMENTS = 2
export const MOST_INSTALMENTS = 12

/** One payment of a fee that is paid in several. */
export type Instalment = {
  /** Its place, from 1, among all. */
  nth: number
  of: number
  /** The day on which it is due; undefined for the one that is paid with the registration. */
  on: LocalDate | undefined
  /** What is still to pay of it. */
  open: Pence
}

/**
 * Returns the days on which a person who registers on `day` pays. Those that have come by then are one payment, which
 * is paid with the registration. `days` are in order.
 */
export function daysFrom(days: readonly LocalDate[], day: LocalDate): (LocalDate | undefined)[] {
  const later = days.filter((one) => one > day)
  return later.length > 0 && later.length === days.length ? later : [undefined, ...later]
}

/** Splits an amount into equal parts that add up to it. The pennies that are left over are in the first. */
export function splitEvenly(amount: Pence, parts: number): Pence[] {
  const each = Math.floor(amount / parts)
  return Array.from({ length: parts }, (_, at) => pence(at === 0 ? amount - each * (parts - 1) : each))
}

/**
 * Returns what is still to pay of a fee, by instalment. What was paid counts for the first of them, so that any amount
 * can be paid. `fee-price.server.ts` has the same rule in SQL.
 */
export function openInstalments(
  { whole, paid }: { whole: Pence; paid: Pence },
  days: readonly (LocalDate | undefined)[],
): Instalment[] {
  let left: number = paid
  return splitEvenly(whole, days.length).flatMap((amount, at) => {
    const open = pence(Math.max(0, amount - left))
    left = Math.max(0, left - amount)
    return open > 0 ? [{ nth: at + 1, of: days.length, on: days[at], open }] : []
  })
}

/** Whether an instalment is due on a day: its own day has come, or it is paid with the registration. */
export const isDueOn = ({ on }: Instalment, today: LocalDate): boolean => on === undefined || on <= today

/** Returns what a payer is asked for now: all that is due, or else the first that will be. */
export function nextOf(instalments: readonly Instalment[], today: LocalDate): Instalment[] {
  const due = instalments.filter((one) => isDueOn(one, today))
  return due.length > 0 ? due : instalments.slice(0, 1)
}

/** What a payer is asked for, in words: "the next instalment", "what is due", "the 2 instalments that are due". */
export function nextInWords(next: readonly Instalment[], today: LocalDate): string {
  const due = next.filter((one) => isDueOn(one, today)).length
  if (due === 0) return next.length > 1 ? 'the next instalments' : 'the next instalment'
  if (due < next.length) return 'what is due and the next instalment'
  if (next.some(({ of }) => of === 1)) return 'what is due'
  return due > 1 ? `the ${due} instalments that are due` : 'the instalment that is due'
}

export const sumOfOpen = (instalments: readonly Instalment[]): Pence =>
  pence(instalments.reduce((sum, { open }) => sum + open, 0))

/** "instalment 2 of 3", "instalments 2 and 3 of 3"; '' for a fee that is paid at once. */
export function instalmentWords(instalments: readonly Pick<Instalment, 'nth' | 'of'>[]): string {
  const [first] = instalments
  if (!first || first.of === 1) return ''
  const numbers = listWords(instalments.map(({ nth }) => String(nth)))
  return `${instalments.length === 1 ? 'instalment' : 'instalments'} ${numbers} of ${first.of}`
}

/**
 * What a person who registers pays and when: "3 payments of £40: today, 1st October 2026 and 1st November 2026"; '' if
 * all is paid at once.
 */
export function paymentsInWords(amount: Pence, days: readonly (LocalDate | undefined)[]): string {
  if (days.length < FEWEST_INSTALMENTS || amount === 0) return ''
  const [first = amount, second = amount] = splitEvenly(amount, days.length)
  const words = days.map((day) => (day ? longDate(day) : 'today'))
  if (first === second) return `${days.length} payments of ${formatShort(first)}: ${listWords(words)}`
  const [firstDay = 'today', ...later] = words
  const on = days[0] ? `on ${firstDay}` : firstDay
  return `${formatShort(first)} ${on}, then ${formatShort(second)} on ${listWords(later)}`
}

/** The name of a fee in the name of one of its instalments: "Registration" of "Registration, instalment 2 of 3". */
export const withoutInstalment = (description: string): string =>
  description.replace(/, instalment \d+ of \d+$/, '')

/** The name of the day of one instalment in the form of a plan, from 0. */
export const dayField = (at: number): string => `instalmentDays.${at}`

/** The days of a plan, filled up by the month to a number of them, or cut. Empty without a first day. */
export function monthlyDays(given: readonly LocalDate[], many: number): LocalDate[] {
  const days = given.slice(0, many)
  const last = days.at(-1)
  if (!last) return []
  const more = Array.from({ length: many - days.length }, (_, at) => addMonths(last, at + 1))
  return [...days, ...more]
}
