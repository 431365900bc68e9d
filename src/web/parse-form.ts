import type { z } from 'zod'
import { htmlOfPlainText, PLAIN_TEXTS } from '../kernel/plain-html.ts'
import { MAX_FIELDS, readForm } from '../platform/http/read-form.ts'

export type Refused = { ok: false; errors: Record<string, string[]>; values: Record<string, string> }
export type Parsed<T> = { ok: true; value: T } | Refused

/** The maximum number of fields of a form that lists selected table rows individually. */
export const SELECTION_FIELDS = 10_000

/**
 * Reads the form in a request body. Throws a 400 if the body is not a form, and a 413 for more than `mostFields`
 * fields, which no page of this site sends.
 */
export async function submittedForm(request: Request, mostFields: number = MAX_FIELDS): Promise<FormData> {
  const read = await readForm(request, mostFields)
  if (read.ok) return withHtml(read.form)
  if (read.reason === 'UNREADABLE') throw new Response('This request could not be read', { status: 400 })
  throw new Response(`This form has more than ${mostFields} fields, so we did not save it`, {
    status: 413,
  })
}

/** Converts plain text to HTML for fields that were typed without the rich-text editor. */
function withHtml(form: FormData): FormData {
  for (const name of form.getAll(PLAIN_TEXTS)) {
    const text = form.get(String(name))
    if (typeof text === 'string') form.set(String(name), htmlOfPlainText(text))
  }
  form.delete(PLAIN_TEXTS)
  return form
}

/**
 * Validates a submitted form. A refusal contains the messages of every field and the typed values, except passwords.
 * Return it with `data({ form }, { status: 422 })`.
 */
export function parseForm<S extends z.ZodType>(schema: S, form: FormData): Parsed<z.output<S>> {
  const parsed = schema.safeParse(objectOf(form))
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, errors: errorsOf(parsed.error), values: typedIn(form) }
}

/** Creates a refusal with the caller's messages by field, after a command refused. */
export function refuseForm(form: FormData, errors: Record<string, string[]>): Refused {
  return { ok: false, errors, values: typedIn(form) }
}

/** Returns messages by field name; messages about the whole form are under ''. */
export function errorsOf(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.')
    errors[name] = [...(errors[name] ?? []), issue.message]
  }
  return errors
}

function objectOf(form: FormData): Record<string, unknown> {
  const valuesByName = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of form) {
    const values = valuesByName.get(name) ?? []
    valuesByName.set(name, values)
    if (isGiven(value)) values.push(withoutZeroBytes(value))
  }
  const object: Record<string, unknown> = Object.create(null)
  for (const [name, values] of valuesByName) object[name] = values.length > 1 ? values : values[0]
  return object
}

const isGiven = (one: FormDataEntryValue) => !(one instanceof File) || one.size > 0

/** Removes zero bytes, which PostgreSQL rejects. */
const withoutZeroBytes = (one: FormDataEntryValue) => (one instanceof File ? one : one.replaceAll('\0', ''))

function typedIn(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name))
  return Object.fromEntries(typed) as Record<string, string> // files were filtered out
}
