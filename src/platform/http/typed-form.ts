import { readForm } from './read-form.ts'

/** A submitted form's URL and values. */
export type TypedForm = { address: string; fields: [name: string, value: string][] }

/** More than people type. Forms with large files are not preserved. */
const MAX_BYTES = 256 * 1024
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * Preserves the values of a form that was sent without scripts, so that an error page can offer to resend it. Passwords
 * and files are left out. Returns undefined for all other requests.
 */
export function keepTypedForm(request: Request): (() => Promise<TypedForm | undefined>) | undefined {
  const { headers, method } = request
  if (method !== 'POST') return undefined
  const { pathname, search } = new URL(request.url)
  const length = Number(headers.get('content-length') ?? Number.NaN)
  const isForm = FORM_TYPE.test(headers.get('content-type') ?? '')
  if (!isForm || !(length <= MAX_BYTES) || pathname.endsWith('.data')) return undefined
  const copy = request.clone()
  return async () => {
    const read = await readForm(copy)
    return read.ok ? { address: pathname + search, fields: [...read.form].filter(isTyped) } : undefined
  }
}

const isTyped = (field: [string, FormDataEntryValue]): field is [string, string] =>
  typeof field[1] === 'string' && !/password/i.test(field[0])
