import type { z } from 'zod'
import { htmlOfPlainText, PLAIN_TEXTS } from '../kernel/plain-html.ts'
import { MOST_FIELDS, readForm } from '../platform/http/read-form.ts'

export type Refused = { ok: false; errors: Record<string, string[]>; values: Record<string, string> }
export type Parsed<T> = { ok: true; value: T } | Refused

/** Fields of a form that names what was selected in a table, one by one. */
export const SELECTION_FIELDS = 10_000

/**
 * The form that a request brings, with `mostFields` fields at most. Throws a 400 for a body that is none and a 413 for
 * one with more fields: a program sent it, not a page of ours.
 */
export async function submittedForm(request: Request, mostFields: number = MOST_FIELDS): Promise<FormData> {
  const read = await readForm(request, mostFields)
  if (read.ok) return withHtml(read.form)
  if (read.reason === 'UNREADABLE') throw new Response('This request could not be read', { status: 400 })
  throw new Response(`This form has more than ${mostFields} fields, so we did not save it`, {
    status: 413,
  })
}

/** Texts that were typed without the editor are plain: the form holds them as HTML, like those of the editor. */
function withHtml(form: FormData): FormData {
  for (const name of form.getAll(PLAIN_TEXTS)) {
    const text = form.get(String(name))
    if (typeof text === 'string') form.set(String(name), htmlOfPlainText(text))
  }
  form.delete(PLAIN_TEXTS)
  return form
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

/** PostgreSQL holds no zero byte, and nobody types one. */
const withoutZeroBytes = (one: FormDataEntryValue) => (one instanceof File ? one : one.replaceAll('\0', ''))

function typedIn(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name))
  return Object.fromEntries(typed) as Record<string, string> // files were filtered out
}
