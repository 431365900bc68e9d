/** The fields of a form, or the reason why it was not read. */
export type ReadForm = { ok: true; form: FormData } | { ok: false; reason: 'UNREADABLE' | 'TOO_MANY_FIELDS' }

/** More fields than any real form has. */
export const MOST_FIELDS = 200

/**
 * Reads a submitted form. Fields are counted before they are parsed, because a body of 200 kB can hold 100,000. Refuses
 * a body that is not a form, and one with more than `mostFields` fields.
 */
export async function readForm(
  request: Pick<Request, 'headers' | 'arrayBuffer'>,
  mostFields: number = MOST_FIELDS,
): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const body = Buffer.from(await request.arrayBuffer())
    if (hasMoreThan(body, separatorOf(type), mostFields)) return { ok: false, reason: 'TOO_MANY_FIELDS' }
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    if ([...form.keys()].length > mostFields) return { ok: false, reason: 'TOO_MANY_FIELDS' }
    return { ok: true, form }
  } catch {
    return { ok: false, reason: 'UNREADABLE' } // the parser throws for an invalid body
  }
}

/** Returns the separator between fields, which cannot occur inside a field. */
function separatorOf(type: string): string {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  return boundary ? `--${boundary[1] ?? boundary[2]}` : '&'
}

function hasMoreThan(body: Buffer, separator: string, most: number): boolean {
  let at = body.indexOf(separator)
  for (let found = 0; at >= 0; found += 1) {
    if (found > most) return true
    at = body.indexOf(separator, at + separator.length)
  }
  return false
}
