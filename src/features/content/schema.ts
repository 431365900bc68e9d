import { z } from 'zod'
import { isWebAddress } from '../../kernel/web-address.ts'
import { MENUS } from './model/content.ts'

const words = (max: number) => z.string().trim().min(1, 'Enter a text').max(max, `At most ${max} characters`)
const id = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/, 'Use lower-case letters, digits and underscores')

/** A menu link: a path, a web address or mailto:. Refuses schemes that a browser would execute, such as javascript:. */
export const menuLink = z
  .string()
  .trim()
  .max(300)
  .refine((link) => /^\/(?![/\\])/.test(link) || isWebAddress(link, ['mailto:']), {
    message: 'Enter a path that starts with one /, or an address with https://',
  })

/** The address of the supplier's catalogue; empty for none. [STO-015] */
export const catalogueInput = z.union([z.literal(''), menuLink])

const meta = z.strictObject({
  title: words(120).optional(),
  description: words(300).optional(),
  image: menuLink.optional(),
})

const line = z.strictObject({
  title: words(60),
  /** May be empty only for a line with sub-items. */
  link: z.union([z.literal(''), menuLink]),
  typeLink: z.enum(['page', 'external']).default('page'),
  showInMenu: z.boolean().default(true),
  private: z.boolean().optional(),
  meta: meta.optional(),
})

/** A menu with its lines and their sub-items. */
export const menuInput = z
  .array(
    line.extend({
      subItems: z
        .array(line.extend({ link: menuLink }))
        .max(20)
        .optional(),
    }),
  )
  .max(20)
  .superRefine((menu, check) => {
    for (const [index, item] of menu.entries()) {
      if (item.link || item.subItems?.length) continue
      check.addIssue({
        code: 'custom',
        path: [index, 'link'],
        message: 'Enter a link, or add an entry below it',
      })
    }
  })

/** A menu move as its form sends it: 'from,to,depth'. [ADM-024] */
export const movedMenu = z.object({
  menu: z.enum(MENUS),
  version: z.coerce.number().int().min(0),
  move: z
    .string()
    .regex(/^\d{1,3},\d{1,3},[01]$/)
    .transform((text) => {
      const [from = 0, to = 0, depth] = text.split(',').map(Number)
      return { from, to, depth: depth === 1 ? (1 as const) : (0 as const) }
    }),
})

export const questionsInput = z
  .array(
    z.strictObject({
      id,
      label: words(200),
      options: z.array(z.strictObject({ value: id, label: words(200) })).min(2, 'Add at least two answers'),
    }),
  )
  .max(30)

export const detailsInput = z
  .array(
    z.strictObject({
      id,
      label: words(120),
      type: z.enum(['text', 'email', 'number', 'date', 'select', 'textarea', 'file']),
      required: z.boolean(),
      options: z.array(words(120)).optional(),
    }),
  )
  .max(40)

const fee = z.strictObject({
  id,
  label: words(120),
  /** In pounds. For display only: the payment provider's price is the one charged. */
  price: z.number().min(0).max(2000).multipleOf(0.01),
  period: z.string().trim().max(40),
  description: z.string().trim().max(400),
  minAge: z.int().min(0).max(120).optional(),
  maxAge: z.int().min(0).max(120).optional(),
  students: z.boolean().optional(),
})

const PERCENT = 'Enter whole percent, from 1 to 99'
/** What is paid once may cost less for each further child of a family. */
const registrationFee = fee.extend({
  siblingPercent: z.int(PERCENT).min(1, PERCENT).max(99, PERCENT).optional(),
})

export const feesInput = z.strictObject({
  registration: z.array(registrationFee).max(20),
  training_fees: z.array(fee).max(40),
})

/** The file ids of the home page's pictures. [CNT-023] */
export const imagesInput = z.array(z.uuid('Enter the id of an image file')).max(20)
