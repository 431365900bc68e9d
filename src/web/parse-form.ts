import type { z } from 'zod'

export type Refused = { ok: false; errors: Record<string, string[]>; values: Record<string, string> }
export type Parsed<T> = { ok: true; value: T } | Refused

/** The form that a request brings. Throws a 400 for a body that is none: a program sent it, not a page of ours. */
export async function submittedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('This request could not be read', { status: 400 })
  }
}

/**
 * Checks a submitted form against its schema. A refusal carries every field's messages and what was typed, so that
 * nothing is lost: answer it with `data({ form }, { status: 422 })`. Passwords are never handed back.
 */
export function parseForm<S extends z.ZodType>(schema: S, form: FormData): Parsed<z.output<S>> {
  const parsed = schema.safeParse(objectOf(form))
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, errors: errorsOf(parsed.error), values: typedIn(form) }
}

/** A refusal of single fields, worded by the caller after a command said no. */
export function refuseForm(form: FormData, errors: Record<string, string[]>): Refused {
  return { ok: false, errors, values: typedIn(form) }
}

/** Messages by field name; what concerns the whole form stands under ''. */
function errorsOf(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.')
    errors[name] = [...(errors[name] ?? []), issue.message]
  }
  return errors
}

function objectOf(form: FormData): Record<string, unknown> {
  const value: Record<string, unknown> = Object.create(null)
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name).filter(isGiven).map(withoutZeroBytes)
    value[name] = all.length > 1 ? all : all[0]
  }
  return value
}

const isGiven = (one: FormDataEntryValue) => !(one instanceof File) || one.size > 0

/** PostgreSQL holds no zero byte, and nobody types one. */
const withoutZeroBytes = (one: FormDataEntryValue) => (one instanceof File ? one : one.replaceAll('\0', ''))

function typedIn(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name))
  return Object.fromEntries(typed) as Record<string, string> // files were filtered out
}
