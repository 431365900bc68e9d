import { z } from 'zod'
import { type ApiError, invalidRequest } from './errors.ts'
import type { Form, FormValue } from './form.ts'

/**
 * Building blocks for parameter schemas. Parameters arrive as strings, so each block parses a string; refusals carry
 * Stripe's error codes. Schemas are strict: unknown parameters are refused.
 */

const refusal = (message: string, code: string) => ({ error: () => JSON.stringify({ message, code }) })
const worded = (code: string, message: (input: string) => string) => ({
  error: (issue: { input?: unknown }) => JSON.stringify({ message: message(String(issue.input)), code }),
})

export const text = (most = 5000) => z.string().min(1).max(most)
/** A string; an empty value clears the field. */
export const clearable = (most = 5000) =>
  z
    .string()
    .max(most)
    .transform((value) => (value === '' ? null : value))
export const int = z
  .string()
  .regex(
    /^-?\d{1,15}$/,
    worded('parameter_invalid_integer', (input) => `Invalid integer: ${input}`),
  )
  .transform(Number)
export const amount = int.refine((value) => value >= 0, {
  error: () => JSON.stringify({ message: 'Invalid non-negative integer', code: 'parameter_invalid_integer' }),
})
export const decimal = z.string().regex(
  /^\d+(\.\d{1,12})?$/,
  worded('parameter_invalid_decimal', (input) => `Invalid decimal: ${input}`),
)
export const bool = z
  .enum(
    ['true', 'false'],
    worded('parameter_invalid_boolean', (input) => `Invalid boolean: ${input}`),
  )
  .transform((value) => value === 'true')
export const currency = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine((value) => ['gbp', 'eur', 'usd'].includes(value), {
    error: (issue) =>
      JSON.stringify({
        message: `Invalid currency: ${issue.input}. The sandbox knows gbp, eur and usd.`,
        code: 'invalid_currency',
      }),
  })
export const email = z
  .string()
  .max(512)
  .regex(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    worded('email_invalid', (input) => `Invalid email address: ${input}`),
  )
export const url = z
  .string()
  .max(5000)
  .regex(/^https?:\/\/[^\s]+$/, refusal('Not a valid URL', 'url_invalid'))

/** Up to 50 pairs. An empty value removes its key, and an empty parameter removes all of them. */
export const metadata = z.union([
  z.literal('').transform(() => null),
  z.record(z.string().max(40), z.string().max(500)).refine((pairs) => Object.keys(pairs).length <= 50, {
    error: () =>
      JSON.stringify({ message: 'You can have up to 50 metadata keys', code: 'parameter_invalid' }),
  }),
])
export const address = z.strictObject({
  line1: clearable().optional(),
  line2: clearable().optional(),
  city: clearable().optional(),
  state: clearable().optional(),
  postal_code: clearable().optional(),
  country: clearable(2).optional(),
})

/** A timestamp, or a range such as `created[gte]=…`. */
export const range = z.union([
  z.strictObject({
    gt: int.optional(),
    gte: int.optional(),
    lt: int.optional(),
    lte: int.optional(),
  }),
  int,
])
export const paging = {
  limit: int
    .refine((value) => value >= 1 && value <= 100, {
      error: () =>
        JSON.stringify({
          message: 'This value must be between 1 and 100',
          code: 'parameter_invalid_integer',
        }),
    })
    .optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
}

type Issue = z.core.$ZodIssue

/** Parses the parameters or throws Stripe's refusal. Unknown parameters are reported first. */
export function readParams<S extends z.ZodType>(schema: S, form: Form): z.infer<S> {
  const result = schema.safeParse(form, { reportInput: true })
  if (result.success) return result.data
  throw refusalFor(result.error.issues.flatMap((issue) => innermost(issue)))
}

/** For a union, only the issues of the last and most complete option are reported. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const last = issue.errors.at(-1) ?? []
  return last.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

function refusalFor(issues: Issue[]): ApiError {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nameOf([...issue.path, key])) : [],
  )
  if (unknown.length > 0) {
    const plural = unknown.length > 1 ? 's' : ''
    return invalidRequest(`Received unknown parameter${plural}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: unknown[0] ?? '',
    })
  }
  const [first] = issues
  return first ? refusalOf(first) : invalidRequest('Invalid request')
}

function refusalOf(issue: Issue): ApiError {
  const param = nameOf(issue.path)
  const input: unknown = issue.input
  if (input === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (input === '') return emptyRefused(param)
  if (issue.message.startsWith('{')) {
    const { message, code }: { message: string; code: string } = JSON.parse(issue.message)
    return invalidRequest(message, { code, param })
  }
  if (issue.code === 'invalid_value') {
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param })
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return invalidRequest('Invalid array', { param })
  if (issue.code === 'invalid_type' && issue.expected !== 'string')
    return invalidRequest('Invalid object', { param })
  if (issue.code === 'too_big') {
    return invalidRequest(
      `Invalid string: ${shortened(String(input))}; must be at most ${issue.maximum} characters`,
      { param },
    )
  }
  return invalidRequest(`Invalid string: ${shortened(JSON.stringify(input))}`, { param })
}

function emptyRefused(param: string): ApiError {
  return invalidRequest(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a field; however ` +
      `'${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
    { code: 'parameter_invalid_empty', param },
  )
}

const shortened = (value: string) =>
  value.length <= 40 ? value : `${value.slice(0, 10)}...${value.slice(-10)}`

function nameOf(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  return `${first ?? ''}${rest.map((step) => `[${step}]`).join('')}`
}

/** Returns the metadata after an update: given keys replace, empty values remove. */
export function mergedMetadata(
  before: Record<string, string> | null,
  given: Record<string, string> | null | undefined,
): Record<string, string> {
  if (given === undefined) return before ?? {}
  if (given === null) return {}
  const merged = { ...before, ...given }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

export type { FormValue }
