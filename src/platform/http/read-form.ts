import { MIMEType } from 'node:util'

/** The fields of a form, or the reason why it was not read. */
export type ReadForm = { ok: true; form: FormData } | { ok: false; reason: 'UNREADABLE' | 'TOO_MANY_FIELDS' }

/** More fields than any real form has. */
export const MAX_FIELDS = 200

/**
 * Reads a submitted form. Fields are counted before they are parsed, because a body of 200 kB can hold 100,000. Refuses
 * a body that is not a form, and one with more than `mostFields` fields.
 */
export async function readForm(
  request: Pick<Request, 'headers' | 'arrayBuffer'>,
  mostFields: number = MAX_FIELDS,
): Promise<ReadForm> {
  try {
    const type = new MIMEType(request.headers.get('content-type') ?? '')
    const body = Buffer.from(await request.arrayBuffer())
    if (hasMoreThan(body, separatorOf(type), mostFields)) return { ok: false, reason: 'TOO_MANY_FIELDS' }
    // Written again, so that the parser sees the boundary that was counted.
    const form = await new Response(body, { headers: { 'content-type': type.toString() } }).formData()
    if ([...form.keys()].length > mostFields) return { ok: false, reason: 'TOO_MANY_FIELDS' }
    return { ok: true, form }
  } catch {
    return { ok: false, reason: 'UNREADABLE' } // an invalid type or body throws
  }
}

/** Returns the separator between fields, which cannot occur inside a field. */
const separatorOf = ({ essence, params }: MIMEType): string =>
  essence === 'multipart/form-data' ? `--${params.get('boundary') ?? ''}` : '&'

function hasMoreThan(body: Buffer, separator: string, most: number): boolean {
  let at = body.indexOf(separator)
  for (let found = 0; at >= 0; found += 1) {
    if (found > most) return true
    at = body.indexOf(separator, at + separator.length)
  }
  return false
}
