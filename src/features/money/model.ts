import { addDays, addMonths, clubDay, clubInstant, type LocalDate, localDate } from '../../kernel/dates.ts'
import { type Pence, pence } from '../../kernel/money.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { seasonName, seasonOf } from '../../kernel/season.ts'

/** The columns of the Money page. */
export const FIGURES = ['expected', 'received', 'late', 'refunded', 'fees'] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = Record<Figure, Pence>

export const FIGURE_WORDS: Readonly<Record<Figure, string>> = {
  expected: 'Expected',
  received: 'Received',
  late: 'Late',
  refunded: 'Refunded',
  fees: 'Card fees',
}

export const FIGURE_HINTS: Readonly<Record<Figure, string>> = {
  expected: 'Invoices, registration fees, subscriptions, events and orders, paid or not.',
  received: 'Paid by card, in cash or by bank transfer.',
  late: 'Not paid by the due date.',
  refunded: 'Paid back to payers.',
  fees: 'Kept by the card provider. It does not return them with a refund.',
}

/** What an entry does to a member's balance. */
export const ENTRY_TYPES = [
  'charge',
  'written_off',
  'payment',
  'reversal',
  'refund',
  /** What was charged for is cancelled, because the money goes back. */
  'credit',
] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** How many days late, from and to, inclusive. */
export const AGES = [
  { id: '0-7', name: 'Up to 7 days', from: 0, to: 7 },
  { id: '8-30', name: '8 to 30 days', from: 8, to: 30 },
  { id: '31', name: 'More than 30 days', from: 31, to: undefined },
] as const
export type Age = (typeof AGES)[number]['id']
export const AGE_IDS = AGES.map(({ id }) => id)

/** The value of the `team` parameter for money of people without a team. */
export const NO_TEAM = 'none'

/** A season, named by its first day. */
export type Season = { id: LocalDate; name: string; from: Date; until: Date }

/** The season that contains an instant. `until` is the first instant of the next one. */
export function seasonAt(at: Date, startMonth: number): Season {
  const day = clubDay(at)
  const { from, until } = seasonOf(day, startMonth)
  return {
    id: from,
    name: seasonName(day, startMonth),
    from: clubInstant(from, '00:00'),
    until: clubInstant(addDays(until, 1), '00:00'),
  }
}

/** The seasons from the first entry until now, newest first. */
export function seasonsSince(first: Date | undefined, now: Date, startMonth: number): Season[] {
  const current = seasonAt(now, startMonth)
  const seasons = [current]
  for (let season = current; first && season.from > first; seasons.push(season))
    season = seasonAt(clubInstant(addDays(season.id, -1), '12:00'), startMonth)
  return seasons
}

/** A calendar year at the club. */
export function calendarYear(year: number): Season {
  const id = localDate(`${year}-01-01`)
  return {
    id,
    name: `${year}`,
    from: clubInstant(id, '00:00'),
    until: clubInstant(localDate(`${year + 1}-01-01`), '00:00'),
  }
}

export const isYear = (text: string): boolean => /^20\d\d$/.test(text)

/** The season or calendar year named in an address; undefined for all seasons. */
export function seasonNamed(id: string, startMonth: number): Season | undefined {
  if (isYear(id)) return calendarYear(Number(id))
  return id === 'all' ? undefined : seasonAt(clubInstant(localDate(id), '12:00'), startMonth)
}

/** The day two years ago. Earlier payments are not recorded, and those on the bank statement are deleted. */
export const oldestPaymentDay = (today: LocalDate): LocalDate => addMonths(today, -24)

/**
 * Returns why a payment of this day cannot be recorded: it is later than today, or more than two years ago. A year with
 * a wrong digit would otherwise add every season since then to the lists.
 */
export function refusalOfDay(paidOn: LocalDate, today: LocalDate): 'FUTURE' | 'TOO_OLD' | undefined {
  if (paidOn > today) return 'FUTURE'
  return paidOn < oldestPaymentDay(today) ? 'TOO_OLD' : undefined
}

/** Whether an item is listed twice. It would be paid twice, because all items are checked before any is written. */
export const hasDuplicates = (items: readonly { sourceId: string }[]): boolean =>
  new Set(items.map(({ sourceId }) => sourceId)).size < items.length

/** What settles the first instalment of an item, the first two, and so on, without all. Empty for other items. */
type InStages = { open: Pence; stages?: readonly Pence[] }

/** What pays the next instalment of each of several items, the next two of each, and so on, without all of all. */
export function instalmentSplits(items: readonly InStages[]): Pence[][] {
  const most = Math.max(0, ...items.map(({ stages = [] }) => stages.length))
  return Array.from({ length: most }, (_, at) => items.map(({ stages = [], open }) => stages[at] ?? open))
}

export const sumOfPence = (amounts: readonly Pence[]): Pence =>
  pence(amounts.reduce((sum, amount) => sum + amount, 0))

/**
 * Splits one sum over open items: the next instalments of each if it is exactly that, or else in their order, so that
 * each gets all that is open of it, and the last what remains. Refuses a sum that is more than all of them, or that
 * leaves one of them with nothing.
 */
export function allocate<Item extends InStages>(
  sum: Pence,
  items: readonly Item[],
): Outcome<{ items: (Item & { amount: Pence })[] }, { reason: 'TOO_MUCH' | 'NOT_REACHED'; open: Pence }> {
  const open = sumOfPence(items.map((item) => item.open))
  if (sum > open) return refused('TOO_MUCH', { open })
  const next = instalmentSplits(items).find((amounts) => sumOfPence(amounts) === sum)
  if (next) return done({ items: items.map((item, at) => ({ ...item, amount: next[at] ?? item.open })) })
  let left: number = sum
  const allocated = items.map((item) => {
    const amount = pence(Math.min(item.open, left))
    left -= amount
    return { ...item, amount }
  })
  return allocated.some(({ amount }) => amount === 0)
    ? refused('NOT_REACHED', { open })
    : done({ items: allocated })
}
