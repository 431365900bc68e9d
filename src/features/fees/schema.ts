import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../../kernel/dates.ts'
import { penceOf } from '../../kernel/money.ts'
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
  .regex(/^£?\d{1,4}([.,]\d{1,2})?$/, 'Enter an amount like 42 or 42.50')
  .transform((typed) => penceOf(Number(typed.replace('£', '').replace(',', '.'))))
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

const ONLY_ONCE = 'Only for a fee that is paid once a season'

type Terms = {
  period: string
  amount: number
  familyCap: number | null
  earlyAmount: number | null
  earlyUntil: string | null
  seasonFrom: string | null
  seasonUntil: string | null
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
  ]
  return wrong.flatMap(([path, message]): [keyof Terms, string][] => (message ? [[path, message]] : []))
}

/** The form of a fee plan. */
export const planInput = z
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
    for (const [path, message] of wrongTerms(plan)) refuse(path, message)
  })
export type PlanInput = z.output<typeof planInput>
