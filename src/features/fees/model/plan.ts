import type { LocalDate } from '../../../kernel/dates.ts'
import { localDate, longDate, shortDay } from '../../../kernel/dates.ts'
import { formatShort, type Pence, poundsOf } from '../../../kernel/money.ts'
import { listWords } from '../../../kernel/text.ts'
import type { FeePlan } from '../table.server.ts'
import type { Fee, PlanKind, RegistrationFees } from './fees.ts'
import type { FeeTerms } from './owed.ts'

/** How often a fee is paid, with its wording. */
export const PERIODS = {
  season: 'Once a season',
  month: 'Every month',
  '3 months': 'Every 3 months',
  '4 months': 'Every 4 months',
  '6 months': 'Every 6 months',
  year: 'Every year',
} as const

/** The kind of fee that is paid in a period of the form; undefined for other texts. */
export function kindFor(period: string): PlanKind | undefined {
  if (!Object.hasOwn(PERIODS, period)) return undefined
  return period === 'season' ? 'registration' : 'subscription'
}

export type PlanState = 'on offer' | 'later' | 'past' | 'staff only' | 'retired'

/** Returns whether a plan can be chosen on `today`, or why not. The last day counts. */
export function stateOf(
  plan: Pick<FeePlan, 'retiredAt' | 'staffOnly' | 'offeredFrom' | 'offeredUntil'>,
  today: LocalDate,
): PlanState {
  if (plan.retiredAt) return 'retired'
  if (plan.offeredFrom && today < plan.offeredFrom) return 'later'
  if (plan.offeredUntil && today > plan.offeredUntil) return 'past'
  return plan.staffOnly ? 'staff only' : 'on offer'
}

/** Whether a plan can be copied for a new season: it is not over, and no other plan replaces it. */
export const isCopyable = (plan: FeePlan, plans: readonly FeePlan[], today: LocalDate): boolean =>
  !['retired', 'past'].includes(stateOf(plan, today)) && !plans.some(({ replaces }) => replaces === plan.id)

/**
 * Returns the plan that is on offer in place of a plan on a day, or that was copied for a season even if it is on offer
 * only later; undefined if none replaces it.
 */
export function replacementOf(
  id: string,
  plans: readonly FeePlan[],
  day: LocalDate,
  season?: string,
): FeePlan | undefined {
  const next = plans.find(({ replaces }) => replaces === id)
  if (!next) return undefined
  const state = stateOf(next, day)
  const isLaterInSeason = state === 'later' && next.season !== null && next.season === season
  if (!isLaterInSeason && !['on offer', 'staff only', 'past'].includes(state)) return undefined
  return replacementOf(next.id, plans, day, season) ?? next
}

/** Whether another plan of the kind that is not retired has the name. */
export const isNameTaken = (
  { kind, label }: Pick<FeePlan, 'kind' | 'label'>,
  plans: readonly FeePlan[],
  own?: FeePlan,
): boolean =>
  plans.some(
    (plan) =>
      plan !== own &&
      plan.kind === kind &&
      !plan.retiredAt &&
      plan.label.toLowerCase() === label.toLowerCase(),
  )

/** An amount as the form takes it: "42" or "42.50". */
export const amountAsTyped = (amount: Pence): string => poundsOf(amount).toFixed(2).replace(/\.00$/, '')

/** The most characters of a name. */
export const MAX_LABEL = 120

/** The name of a plan in a season: "Adults 2025/26" becomes "Adults 2026/27". */
export function labelIn(label: string, season: string): string {
  const name = label.replace(/\s*\b\d{4}\/\d{2}\b/, '').slice(0, MAX_LABEL - season.length - 1)
  return `${name} ${season}`.trim()
}

/**
 * The terms of a plan a year later, for its new amount. An early price that would not be lower is left out, and so is a
 * family cap that would be lower.
 */
export function laterTerms({ familyCap, earlyAmount, earlyUntil, ...season }: Terms, amount: Pence) {
  const { seasonFrom, seasonUntil, instalmentDays } = season
  const isLower = earlyAmount !== null && earlyAmount < amount
  return {
    familyCap: familyCap !== null && familyCap >= amount ? familyCap : null,
    earlyAmount: isLower ? earlyAmount : null,
    earlyUntil: isLower && earlyUntil ? aYearLater(earlyUntil) : null,
    seasonFrom: seasonFrom && aYearLater(seasonFrom),
    seasonUntil: seasonUntil && aYearLater(seasonUntil),
    instalmentDays: instalmentDays?.map(aYearLater) ?? null,
  }
}

/** 29 February becomes the 28th. */
const aYearLater = (day: LocalDate): LocalDate =>
  localDate(`${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`)

/** Returns plans in the names of the API, by kind. */
export function feesOf(plans: readonly FeePlan[]): RegistrationFees {
  const ofKind = (kind: PlanKind) => plans.filter((plan) => plan.kind === kind).map(feeOf)
  return { registration: ofKind('registration'), training_fees: ofKind('subscription') }
}

/** Returns a plan in the names of the API. */
export const feeOf = (plan: FeePlan): Fee => ({
  id: plan.id,
  label: plan.label,
  price: poundsOf(plan.amount),
  period: plan.period,
  description: plan.description,
  ...(plan.minAge !== null && { minAge: plan.minAge }),
  ...(plan.maxAge !== null && { maxAge: plan.maxAge }),
  ...(plan.students && { students: true }),
  ...(plan.siblingPercent !== null && { siblingPercent: plan.siblingPercent }),
  ...(hasTerms(plan) && { terms: termsOf(plan) }),
})

type Terms = Pick<
  FeePlan,
  'familyCap' | 'earlyAmount' | 'earlyUntil' | 'seasonFrom' | 'seasonUntil' | 'instalmentDays'
>

/** Whether a plan has days that belong to one season. */
export const hasDays = ({ earlyUntil, seasonUntil, instalmentDays }: Terms): boolean =>
  earlyUntil !== null || seasonUntil !== null || instalmentDays !== null

const hasTerms = (plan: Terms): boolean => plan.familyCap !== null || hasDays(plan)

/** The columns are empty in pairs. */
function termsOf({ familyCap, earlyAmount, earlyUntil, ...days }: Terms): FeeTerms {
  const { seasonFrom, seasonUntil, instalmentDays } = days
  return {
    ...(instalmentDays && { instalments: instalmentDays }),
    ...(familyCap !== null && { familyCap }),
    ...(earlyAmount !== null && earlyUntil && { early: { amount: earlyAmount, until: earlyUntil } }),
    ...(seasonFrom && seasonUntil && { season: { from: seasonFrom, until: seasonUntil } }),
  }
}

/** "£40 until 31st August 2026", "by the month from 1st August 2026 to 31st July 2027"; '' for a plan without. */
export function termsInWords(plan: Terms): string {
  const { early, season, familyCap, instalments } = termsOf(plan)
  const words = [
    instalments && `in ${instalments.length} payments: ${listWords(instalments.map(shortDay))}`,
    early && `${formatShort(early.amount)} until ${longDate(early.until)}`,
    season && `by the month from ${longDate(season.from)} to ${longDate(season.until)}`,
    familyCap !== undefined && `${formatShort(familyCap)} at most for a family`,
  ]
  return words.filter(Boolean).join(' · ')
}

/** "Adults", "Under 18", "Age 16 to 20, students with a card". */
export function whoFor({
  minAge,
  maxAge,
  students,
  concession,
}: Pick<FeePlan, 'minAge' | 'maxAge' | 'students' | 'concession'>): string {
  const words = [agesInWords(minAge, maxAge), students ? 'students with a card' : '', concession].filter(
    Boolean,
  )
  const text = words.join(', ') || 'everyone'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function agesInWords(from: number | null, to: number | null): string {
  if (from === null && to === null) return ''
  if (from === 18 && to === null) return 'adults'
  if (to === null) return `age ${from} and over`
  if (from === null) return `under ${to + 1}`
  return from === to ? `age ${from}` : `age ${from} to ${to}`
}

/** "From 1st August 2026 to 31st October 2026"; '' for a plan without dates. */
export function datesInWords({
  offeredFrom,
  offeredUntil,
}: Pick<FeePlan, 'offeredFrom' | 'offeredUntil'>): string {
  const from = offeredFrom && longDate(offeredFrom)
  const until = offeredUntil && longDate(offeredUntil)
  if (from && until) return `From ${from} to ${until}`
  if (from) return `From ${from}`
  return until ? `Until ${until}` : ''
}

/** "£42 every month", "£45 once a season". */
export const priceInWords = ({ amount, period }: { amount: Pence; period: string }): string =>
  `${formatShort(amount)} ${periodInWords(period)}`.trimEnd()

export const periodInWords = (period: string): string => {
  const words: string | undefined = PERIODS[period as keyof typeof PERIODS] // undefined for other texts
  return words ? words.charAt(0).toLowerCase() + words.slice(1) : period && `each ${period}`
}
