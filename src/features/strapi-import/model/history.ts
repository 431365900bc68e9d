import { z } from 'zod'
import { isEmail } from '../../../kernel/email.ts'
import { type Pence, pence, penceOf } from '../../../kernel/money.ts'
import { plainText } from '../../../kernel/text.ts'
import { instantText } from './source-values.ts'

// Registrations and orders that were settled at the other site. They are stored unchanged and trigger nothing here.

const text = (label: string, max: number) =>
  z
    .string(`${label} must be a text`)
    .transform(plainText)
    .pipe(z.string().max(max, `${label} takes ${max} characters at most`))
const optional = (label: string, max: number) => z.preprocess((given) => given ?? '', text(label, max))
const created = z
  .string('Created must be a time')
  .transform(instantText)
  .pipe(z.string('Created must be a time like 2026-11-28T16:30:00Z').transform((at) => new Date(at)))
const flag = z.preprocess((given) => given === true, z.boolean())

const id = text('An id', 100)
const answer = z
  .object({
    id,
    label: optional('A label', 300),
    value: z.preprocess(
      (given) => (typeof given === 'number' ? String(given) : (given ?? '')),
      text('An answer', 10_000),
    ),
  })
  .transform(({ label, ...rest }) => ({ ...rest, label: label || rest.id }))
/** Uploaded student cards are not imported. */
const isNoFile = (given: unknown) =>
  !(typeof given === 'object' && given !== null && 'id' in given && given.id === 'studentcard')
const answers = z.preprocess(
  (given) => (Array.isArray(given) ? given.filter(isNoFile) : []),
  z.array(answer).max(100, 'At most 100 answers'),
)
const membership = z.object({
  id,
  label: optional('A label', 300),
  value: z.object({
    label: optional('A label', 300),
    price: z.coerce.number('A price must be a number').min(0).max(10_000),
    period: optional('A period', 40),
  }),
})

/** A registration of the other site. [REG-020] */
export const sourceRegistration = z.object({
  name: text('name', 200).refine(Boolean, 'name is required'),
  email: optional('email', 254).refine(
    (address) => address === '' || isEmail(address),
    'email must be an e-mail address',
  ),
  Created: created,
  Data: z
    .object({
      questions: answers,
      details: answers,
      checks: answers,
      memberships: z.array(membership).max(20).nullish(),
    })
    .nullish(),
  registration_paid: flag,
  subscription_paid: flag,
})

const pounds = z.coerce
  .number('A price must be a number')
  .min(0, 'A price must be at least 0')
  .max(100_000, 'A price must be at most 100000')
  .transform((given): Pence => penceOf(given))
const noPounds = z.preprocess((given) => given ?? 0, pounds)

const line = z.object({
  id: z.coerce.string().min(1, 'A line has no item').max(60),
  title: text('A title', 200),
  size: z.preprocess((given) => String(given ?? ''), text('A size', 60)),
  quantity: z.coerce
    .number('A quantity must be a number')
    .int('A quantity must be a whole number')
    .min(1)
    .max(50),
  price: pounds,
  print: z
    .object({
      requiresPrint: flag,
      initials: optional('Initials', 20),
      dorsal: z.preprocess(
        (given) => (given === '' ? null : given),
        z.coerce.number().int().min(0).max(999).nullish(),
      ),
      pricePrint: noPounds,
    })
    .nullish(),
})

/** An order of the other site. [STO-049, STO-033] */
export const sourceOrder = z.object({
  Created: created,
  Items: z.array(line, 'Items must be a list').min(1, 'It has no items').max(200),
  SpecialRequest: optional('SpecialRequest', 2000),
  TotalPaid: noPounds,
  adminOrder: flag,
})
export type SourceOrder = z.output<typeof sourceOrder>

/** Returns the total of an order: the amount paid, or else the sum of its lines. */
export const totalOf = ({ Items, TotalPaid }: SourceOrder): Pence =>
  TotalPaid > 0
    ? TotalPaid
    : pence(
        Items.reduce(
          (sum, { price, quantity, print }) => sum + quantity * (price + (print?.pricePrint ?? 0)),
          0,
        ),
      )
