import { z } from 'zod'

/** What the directory is asked for in its address. Nonsense counts as not asked: a link from elsewhere still shows people. */
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

/** What members write of their own record, and the version that they have read. Any other field is not taken. [MEM-017] */
export const ownDetailsInput = z.object({
  version: z.coerce.number().int().min(1),
  phone: line('Phone', 40).default(''),
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
