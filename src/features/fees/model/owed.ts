import type { LocalDate } from '../../../kernel/dates.ts'
import { basisPoints, type Pence, pence, shareOf } from '../../../kernel/money.ts'

/** Why a fee that is paid once can cost less than its amount. */
export type FeeTerms = {
  /** What it costs for those who register on this day or before. */
  early?: { amount: Pence; until: LocalDate } | undefined
  /** The season that it is for. A person who registers later pays for the months that are left. */
  season?: { from: LocalDate; until: LocalDate } | undefined
  /** By how many percent it is less for each further child of a family. */
  siblingPercent?: number | undefined
  /** The days on which it is paid in parts, in order. They change nothing about the amount. */
  instalments?: readonly LocalDate[] | undefined
  /** What a family pays at most in one season. */
  familyCap?: Pence | undefined
}

/** A fee as a person owes it: its amount, its terms, and the day of the registration. */
export type Priced = {
  full: Pence
  terms: FeeTerms
  /** Without a day, neither the early price nor the months count. */
  day?: LocalDate | undefined
}

/** What is true of one person. */
export type Person = {
  /** Whether another child of the family pays in full. */
  isSibling?: boolean
  /** What finance staff agreed that the person pays at most. */
  agreed?: Pence | undefined
  /** What is left of the most that the family pays. */
  room?: Pence | undefined
}

export type Owed = {
  /** The price on the day, before anything that depends on the person. */
  onDay: Pence
  /** What the person owes. */
  amount: Pence
}

/**
 * Returns what a person owes of a fee. The rules apply in this order, each to what the one before has left:
 * 1. the early price, 2. the months that are left, 3. the sibling price, 4. what finance staff agreed, 5. the family
 * cap. No rule raises the amount, and it is never below zero. `fee-price.server.ts` has the same rules in SQL.
 */
export function owedOf({ full, terms, day }: Priced, { isSibling = false, agreed, room }: Person = {}): Owed {
  const onDay = day ? forMonthsLeft(earlyOr(full, terms, day), terms, day) : full
  const normal = isSibling ? lessFor(onDay, terms) : onDay
  return { onDay, amount: pence(Math.min(normal, agreed ?? normal, Math.max(0, room ?? normal))) }
}

/** Returns the early price until its last day, else the full one. */
export function earlyOr(full: Pence, { early }: FeeTerms, day: LocalDate): Pence {
  return early && day <= early.until ? pence(Math.min(early.amount, full)) : full
}

/** The month of the registration counts in full. Before and after the season, the whole price is due. */
function forMonthsLeft(price: Pence, { season }: FeeTerms, day: LocalDate): Pence {
  if (!season || day < season.from || day > season.until) return price
  return pence(Math.round((price * monthsFrom(day, season.until)) / monthsFrom(season.from, season.until)))
}

/** The number of calendar months from one day to another, both included. */
function monthsFrom(from: LocalDate, until: LocalDate): number {
  const months = (day: LocalDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(until) - months(from) + 1
}

const lessFor = (price: Pence, { siblingPercent = 0 }: FeeTerms): Pence =>
  pence(price - shareOf(price, basisPoints(siblingPercent * 100)))
