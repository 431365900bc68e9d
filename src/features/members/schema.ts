import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'
import { isPhone, PHONE_MESSAGE } from '../../kernel/phone.ts'

/**
 * What the directory is asked for in its address. Nonsense counts as not asked: a link from elsewhere still shows
 * people.
 */
export const directorySearch = z.object({
  q: z
    .string()
    .transform((text) => text.trim().replace(/\s+/g, ' ').slice(0, 60))
    .optional()
    .catch(undefined),
  team: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .catch(undefined),
  active: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(200).default(1).catch(1),
})

export type DirectorySearch = z.output<typeof directorySearch>

const line = (label: string, max: number) =>
  z.string(`${label} must be a text`).trim().max(max, `${label} takes ${max} characters at most`)

/** A whole number as people type it; nothing typed means none. */
const whole = (label: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max),
      `${label} is a whole number from ${min} to ${max}`,
    )
    .transform((text) => (text === '' ? null : Number(text)))
    .default(null)

/**
 * What members write of their own record, and the version that they have read. Any other field is not taken.
 * [MEM-017]
 */
export const ownDetailsInput = z.object({
  version: z.coerce.number().int().min(1),
  phone: line('Phone', 40)
    .refine((text) => text === '' || isPhone(text), PHONE_MESSAGE)
    .default(''),
  position: line('Position', 40).default(''),
  number: whole('Number', 0, 99),
  address: line('Address', 200).default(''),
  postcode: line('Postcode', 12).default(''),
  weightKg: whole('Weight', 20, 250),
  heightCm: whole('Height', 100, 240),
})
export type OwnDetailsInput = z.output<typeof ownDetailsInput>

/** A box that is ticked or was not sent. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes')

export const privacyInput = z.object({ listed: ticked, showsBornOn: ticked, showsPhotos: ticked })
export type PrivacyInput = z.output<typeof privacyInput>

/** The filters of the back office's table that are no team of the club. */
export const NO_TEAM = 'no-team'
export const INACTIVE = 'inactive'

const SORTS = ['Name', 'email', 'team', 'Active', 'eharegistered', 'Position', 'number', 'Created'] as const

const filters = {
  q: z
    .string()
    .transform((text) => text.trim().slice(0, 100))
    .default('')
    .catch(''),
  team: z
    .string()
    .regex(/^[a-z0-9-]{0,80}$/)
    .default('')
    .catch(''),
}

/**
 * What the back office's table is asked for in its address. Nonsense counts as not asked. [ADM-003, ADM-004, ADM-008]
 */
export const adminSearch = z.object({
  ...filters,
  sort: z
    .string()
    .transform((text) => text.split(':'))
    .pipe(z.tuple([z.enum(SORTS), z.enum(['asc', 'desc'])]))
    .transform(([by, way]) => ({ by, down: way === 'desc' }))
    .default({ by: 'Name', down: false })
    .catch({ by: 'Name', down: false }),
  start: z.coerce.number().int().min(0).max(1_000_000).default(0).catch(0),
})
export type AdminSearch = z.output<typeof adminSearch>
export type AdminFilters = Pick<AdminSearch, 'q' | 'team'>

const MOST_NAMED = 20_000

/** Ids one by one, or joined by commas; those that are none are left out. */
const ids = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((given) => [given].flat().flatMap((text) => text.split(',')))
  .transform((given) => given.filter(isId).slice(0, MOST_NAMED))

/** Whom a form is about: these members, or all that match the filters but some. The server finds them anew. */
export const memberSelection = z.object({ all: z.literal('1').optional(), ids, except: ids, ...filters })
export type MemberSelection = z.output<typeof memberSelection>
