import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'
import { searchWords, sortedBy, startRow } from '../../kernel/list-search.ts'
import { isPhone, PHONE_MESSAGE } from '../../kernel/phone.ts'

/**
 * The search in the address of the directory. Invalid values are ignored, so that a mistyped link still shows members.
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

/** A whole number as typed in a form; empty means null. */
const wholeNumber = (label: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max),
      `${label} must be a whole number from ${min} to ${max}`,
    )
    .transform((text) => (text === '' ? null : Number(text)))
    .default(null)

/** The fields that members write in their own record, and the row version that the form was filled from. */
export const ownDetailsInput = z.object({
  version: z.coerce.number().int().min(1),
  phone: line('Phone', 40)
    .refine((text) => text === '' || isPhone(text), PHONE_MESSAGE)
    .default(''),
  position: line('Position', 40).default(''),
  number: wholeNumber('Number', 0, 99),
  address: line('Address', 200).default(''),
  postcode: line('Postcode', 12).default(''),
  weightKg: wholeNumber('Weight', 20, 250),
  heightCm: wholeNumber('Height', 100, 240),
})
export type OwnDetailsInput = z.output<typeof ownDetailsInput>

/** A ticked box sends 'yes'; an empty one is missing. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes')

export const privacyInput = z.object({ listed: ticked, showsBornOn: ticked, showsPhotos: ticked })
export type PrivacyInput = z.output<typeof privacyInput>

/** The filters of the admin table that are not teams. */
export const NO_TEAM = 'no-team'
export const INACTIVE = 'inactive'

const SORTS = ['Name', 'email', 'team', 'Active', 'eharegistered', 'Position', 'number', 'Created'] as const

const filters = {
  q: searchWords,
  team: z
    .string()
    .regex(/^[a-z0-9-]{0,80}$/)
    .default('')
    .catch(''),
}

/** The search in the address of the admin table. Invalid values are ignored. [ADM-003, ADM-004, ADM-008] */
export const adminSearch = z.object({
  ...filters,
  sort: sortedBy(SORTS, false),
  start: startRow,
})
export type AdminSearch = z.output<typeof adminSearch>
export type AdminFilters = Pick<AdminSearch, 'q' | 'team'>

const MAX_IDS = 20_000

/** Ids, one by one or joined by commas. Invalid ids are left out. */
const ids = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((given) => [given].flat().flatMap((text) => text.split(',')))
  .transform((given) => given.filter(isId).slice(0, MAX_IDS))

/**
 * The members that a form applies to: these ids, or all that match the filters except some. The server looks them up
 * again.
 */
export const memberSelection = z.object({ all: z.literal('1').optional(), ids, except: ids, ...filters })
export type MemberSelection = z.output<typeof memberSelection>
