import { z } from 'zod'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { isId } from '../../kernel/ids.ts'
import { poundsOf } from '../../kernel/money.ts'
import { typedAmount } from '../../kernel/typed-amount.ts'
import { PERIODS } from '../fees/model/plan.ts'
import { nameTaken, spellingOf } from '../teams/model.ts'
import { WEEKDAYS } from '../trainings/series/model.ts'
import { AUDIENCES, KINDS_OF_MEMBER, OWN_RULE } from './model/fees.ts'
import { TEAM_KINDS, type TeamKind } from './model/team-kinds.ts'

const line = (label: string, most: number) =>
  z.string().trim().max(most, `${label} takes ${most} characters at most`).default('')

const id = z
  .string()
  .refine((text) => text === '' || isId(text), 'Reload this page')
  .default('')

/** Browsers do not send checkboxes that are not ticked. */
const tick = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined)

const oneOf = <T extends string>(values: readonly T[], message: string) =>
  z.string(message).refine((text): text is T => (values as readonly string[]).includes(text), message)

const teamRow = z
  .object({
    id,
    name: line('A name', 80),
    kind: oneOf(Object.keys(TEAM_KINDS) as TeamKind[], 'Choose what kind of team it is').default('mixed'),
    order: z
      .string()
      .trim()
      .regex(/^\d{0,3}$/, 'Enter the order as a whole number')
      .default(''),
    remove: tick,
  })
  .refine((row) => row.name !== '' || row.id === '' || row.remove, {
    path: ['name'],
    message: 'Enter the name of the team, or tick “Remove”',
  })

export const teamsInput = z.object({
  teams: z.array(teamRow).superRefine((rows, check) => {
    const seen = new Map<string, string>()
    for (const [at, { name, remove }] of rows.entries()) {
      if (name === '' || remove) continue
      const spelling = spellingOf(name)
      const first = seen.get(spelling)
      if (first === undefined) seen.set(spelling, name)
      else check.addIssue({ code: 'custom', path: [at, 'name'], message: nameTaken(first) })
    }
  }),
})
export type TeamRow = z.output<typeof teamRow>

const hallRow = z
  .object({ id, name: line('A name', 100), address: line('An address', 200) })
  .refine((row) => row.name !== '' || (row.id === '' && row.address === ''), {
    path: ['name'],
    message: 'Enter the name of the hall',
  })

const time = (label: string) =>
  z
    .string()
    .trim()
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time like 19:30`)
    .default('')

const slotRow = z
  .object({
    team: id,
    day: z.union([z.literal(''), oneOf(WEEKDAYS, 'Choose a day')]).default(''),
    from: time('The start'),
    to: time('The end'),
    hall: line('A hall', 100),
  })
  .superRefine(({ day, from, to, hall }, check) => {
    if (!day && !from && !to && !hall) return
    const refuse = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (!day) refuse('day', 'Choose a day')
    if (!from) refuse('from', 'Enter when it starts')
    if (!to) refuse('to', 'Enter when it ends')
    if (from && to && to <= from) refuse('to', 'Enter an end after the start')
  })

export const trainingInput = z.object({ halls: z.array(hallRow), slots: z.array(slotRow) })
export type TrainingPlan = z.output<typeof trainingInput>

const NO_PRICE = 'Enter a price like 42 or 42.50'

const price = z
  .union(
    [
      z
        .string()
        .trim()
        .length(0)
        .transform(() => undefined),
      typedAmount(NO_PRICE).transform(poundsOf),
    ],
    NO_PRICE,
  )
  .refine((pounds) => pounds === undefined || pounds <= 2000, 'Enter a price of at most £2,000')
  .optional()

/** Undefined if the form has no such field, null for no sibling price. */
const siblingPercent = z
  .string()
  .trim()
  .regex(/^$|^[1-9]\d?\s*%?$/, 'Enter a whole number from 1 to 99')
  .transform((typed) => (typed === '' ? null : Number.parseInt(typed, 10)))
  .optional()

const feeRow = z
  .object({
    id: z.string().max(60).default(''),
    label: line('A name', 120),
    price,
    period: z.string().max(40).default('season'),
    audience: oneOf([...Object.keys(AUDIENCES), OWN_RULE], 'Choose who it is for').default('everyone'),
    description: line('A description', 400),
    siblings: siblingPercent,
    remove: tick,
  })
  .superRefine(({ id: stored, label, price: pounds, period, siblings, remove }, check) => {
    if (remove || (!stored && !label && pounds === undefined)) return
    const refuse = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (!label) refuse('label', 'Enter the name of the fee')
    if (!pounds) refuse('price', 'Enter the price')
    if (!stored && !Object.hasOwn(PERIODS, period)) refuse('period', 'Choose how often it is paid')
    if (siblings && period !== 'season') refuse('siblings', 'Only for a fee that is paid once a season')
  })

const KINDS = Object.keys(KINDS_OF_MEMBER)

/** Each kind of member has its own checkbox: `kind_junior`. */
const withKinds = (sent: unknown) => {
  const boxes = Object(sent) as Record<string, unknown>
  return { ...boxes, kinds: KINDS.filter((kind) => boxes[`kind_${kind}`] !== undefined) }
}

export const feesInput = z.preprocess(
  withKinds,
  z.object({
    fees: z.array(feeRow),
    version: z.coerce.number().int(),
    kinds: z.array(z.string()).min(1, 'Tick at least one kind of member'),
  }),
)
export type FeesInput = z.output<typeof feesInput>

/** The starter items to create, and the address of the welfare officer. */
export const pagesInput = z.object({
  items: z.preprocess((sent) => [sent ?? []].flat(), z.array(z.string().max(60)).max(60)),
  welfare: z
    .string()
    .trim()
    .refine((text) => text === '' || isEmail(text), 'Enter the e-mail address of your welfare officer')
    .overwrite((text) => (text === '' ? '' : respelledEmail(text)))
    .default(''),
})
