import { z } from 'zod'
import { addDays, isLocalDate, type LocalDate } from '../../kernel/dates.ts'
import { typedAmount } from '../../kernel/typed-amount.ts'
import { dayField, FEWEST_INSTALMENTS, MOST_INSTALMENTS, monthlyDays } from './model/instalments.ts'
import { MAX_LABEL } from './model/plan.ts'

const line = (label: string, most: number) =>
  z.string().trim().max(most, `${label} takes ${most} characters at most`).default('')

/** Browsers do not send checkboxes that are not ticked. */
const tick = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined)

/** The amount of a fee, as typed. */
export const amount = z
  .string('Enter the amount')
  .trim()
  .min(1, 'Enter the amount')
  .pipe(typedAmount('Enter an amount like 42 or 42.50'))
  .refine((minor) => minor >= 100 && minor <= 200_000, 'Enter an amount from £1 to £2,000')

const optionalAmount = z
  .union([z.literal('').transform(() => null), amount], 'Enter an amount like 42 or 42.50')
  .default(null)

const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,3}\s*%?$/, `Enter a whole number from ${least} to ${most}`)
    .transform((typed) => (typed === '' ? null : Number.parseInt(typed, 10)))
    .refine(
      (number) => number === null || (number >= least && number <= most),
      `Enter a whole number from ${least} to ${most}`,
    )
    .default(null)

const day = z
  .string()
  .trim()
  .refine((text) => text === '' || isLocalDate(text), 'Enter a day like 2026-09-01')
  .transform((text) => (text === '' ? null : (text as LocalDate))) // checked on the line above
  .default(null)

/** A fee is shared out over the months of its season. */
const MAX_SEASON_DAYS = 366

/** Gathers the days of the instalments, which are fields of their own. */
function withDays(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const fields: Record<string, unknown> = { ...sent }
  const instalmentDays = Array.from({ length: MOST_INSTALMENTS }, (_, at) => fields[dayField(at)])
  return { ...fields, instalmentDays }
}

type Instalments = { period: string; instalments: number | null; instalmentDays: (LocalDate | null)[] }

/** What is wrong with the instalments, by field. */
function wrongInstalments({ period, instalments, instalmentDays }: Instalments): [string, string][] {
  if (instalments === null) return []
  if (period !== 'season') return [['instalments', ONLY_ONCE]]
  const entered = instalmentDays.slice(0, instalments).map((day, at) => ({ day, field: dayField(at) }))
  const days = entered.filter(({ day }) => day !== null)
  if (!entered[0]?.day) return [[dayField(0), 'Enter the day of the first payment']]
  const last = entered.findLastIndex(({ day }) => day !== null)
  const missing = entered.slice(0, last).filter(({ day }) => day === null)
  if (missing.length > 0) return missing.map(({ field }) => [field, 'Enter the day of this payment too'])
  return days
    .filter(({ day }, at) => at > 0 && (day ?? '') <= (days[at - 1]?.day ?? ''))
    .map(({ field }) => [field, 'Enter a day that is later than the one before'])
}

const ONLY_ONCE = 'Only for a fee that is paid once a season'

type Terms = {
  period: string
  amount: number
  familyCap: number | null
  earlyAmount: number | null
  earlyUntil: string | null
  seasonFrom: LocalDate | null
  seasonUntil: LocalDate | null
}

/** What is wrong with the family cap, the early price and the season, by field. */
function wrongTerms({ period, amount: full, ...terms }: Terms): [path: keyof Terms, message: string][] {
  const { familyCap, earlyAmount, earlyUntil, seasonFrom, seasonUntil } = terms
  const isOnce = period === 'season'
  const wrong: [keyof Terms, string | false][] = [
    ['familyCap', !isOnce && familyCap !== null && ONLY_ONCE],
    ['familyCap', familyCap !== null && familyCap < full && 'Enter at least the amount of the fee'],
    ['earlyAmount', !isOnce && earlyAmount !== null && ONLY_ONCE],
    ['earlyAmount', earlyAmount === null && earlyUntil !== null && 'Enter the early price'],
    ['earlyAmount', earlyAmount !== null && earlyAmount >= full && 'Enter less than the amount of the fee'],
    ['earlyUntil', earlyUntil === null && earlyAmount !== null && 'Enter the last day of the early price'],
    ['seasonFrom', !isOnce && seasonFrom !== null && ONLY_ONCE],
    ['seasonFrom', !seasonFrom && seasonUntil !== null && 'Enter the first day of the season'],
    ['seasonUntil', !seasonUntil && seasonFrom !== null && 'Enter the last day of the season'],
    [
      'seasonUntil',
      seasonFrom !== null &&
        seasonUntil !== null &&
        seasonFrom > seasonUntil &&
        'Enter a day that is not before the first one',
    ],
    [
      'seasonUntil',
      seasonFrom !== null &&
        seasonUntil !== null &&
        seasonUntil > addDays(seasonFrom, MAX_SEASON_DAYS) &&
        'Enter a day at most a year after the first one',
    ],
  ]
  return wrong.flatMap(([path, message]): [keyof Terms, string][] => (message ? [[path, message]] : []))
}

const planFields = z
  .object({
    label: line('A name', MAX_LABEL).refine((text) => text !== '', 'Enter the name of the fee'),
    description: line('A description', 400),
    amount,
    period: z.string('Choose how often it is paid').trim().min(1, 'Choose how often it is paid').max(40),
    minAge: whole(0, 120),
    maxAge: whole(0, 120),
    students: tick,
    concession: line('Another group', 120),
    siblingPercent: whole(1, 99),
    familyCap: optionalAmount,
    earlyAmount: optionalAmount,
    earlyUntil: day,
    seasonFrom: day,
    seasonUntil: day,
    instalments: whole(FEWEST_INSTALMENTS, MOST_INSTALMENTS),
    instalmentDays: z.array(day),
    offeredFrom: day,
    offeredUntil: day,
    staffOnly: tick,
    /** The version that was edited; 0 for a new plan. */
    version: z.coerce.number().int().default(0),
  })
  .superRefine((plan, check) => {
    const { period, minAge, maxAge, siblingPercent, offeredFrom, offeredUntil } = plan
    const refuse = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (minAge !== null && maxAge !== null && minAge > maxAge)
      refuse('maxAge', 'Enter an age that is not below the first one')
    if (offeredFrom && offeredUntil && offeredFrom > offeredUntil)
      refuse('offeredUntil', 'Enter a day that is not before the first one')
    if (siblingPercent !== null && period !== 'season') refuse('siblingPercent', ONLY_ONCE)
    for (const [path, message] of [...wrongTerms(plan), ...wrongInstalments(plan)]) refuse(path, message)
  })
  .transform(({ instalments, instalmentDays, ...plan }) => {
    if (instalments === null) return { ...plan, instalmentDays: null }
    const days = instalmentDays.slice(0, instalments).filter((one) => one !== null)
    return { ...plan, instalmentDays: monthlyDays(days, instalments) }
  })

/** The form of a fee plan. */
export const planInput = z.preprocess(withDays, planFields)
export type PlanInput = z.output<typeof planInput>
