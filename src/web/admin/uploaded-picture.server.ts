import { Invalid, isFilesUnavailable } from '../../kernel/errors.ts'
import type { Outcome } from '../../kernel/outcome.ts'
import type { Ctx } from '../../platform/context.ts'
import { parseAlt } from '../../platform/files/alternative-text.ts'
import { imageRefusalWords } from '../../platform/files/refusal-words.ts'
import type { ImageRefusal } from '../../platform/files/store-image.ts'

type Errors = Record<string, string[]>
type Added<P> =
  | { picture: P; errors?: undefined }
  | { picture?: undefined; errors: Errors; status: 422 | 503 }

/** A picture as it was uploaded, with its alternative text. */
type Uploaded = { name: string; bytes: Uint8Array; alt: string }

const refused = (errors: Errors) => ({ errors, status: 422 as const })

/**
 * Stores the picture of a form (`files`) with its alternative text (`alt`). Returns it, or the messages by field with
 * the status of the answer.
 */
export async function storeUploadedPicture<P>(
  ctx: Pick<Ctx, 'log' | 'requestId'>,
  form: FormData,
  store: (uploaded: Uploaded) => Promise<Outcome<{ picture: P }, ImageRefusal>>,
): Promise<Added<P>> {
  const file = form.get('files')
  const alt = String(form.get('alt') ?? '')
  if (!(file instanceof File) || file.size === 0)
    return refused({ files: ['Please choose a picture'], ...altErrors(alt) })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const stored = await store({ name: file.name, bytes, alt })
    if (!stored.ok) return refused({ files: [`${file.name}: ${imageRefusalWords(stored)}`] })
    return { picture: stored.picture }
  } catch (error) {
    if (error instanceof Invalid) return refused(error.fields)
    if (!isFilesUnavailable(error)) throw error
    ctx.log.error({ err: error.cause, requestId: ctx.requestId }, 'the store for files failed')
    return { ...refused({ files: [error.message] }), status: 503 }
  }
}

function altErrors(alt: string): Errors {
  try {
    parseAlt(alt)
    return {}
  } catch (error) {
    if (error instanceof Invalid) return error.fields
    throw error
  }
}

/** Answers a script that uploads a picture: with the picture, or with messages by field. */
export function pictureAnswer<P>(added: Added<P>): Response {
  const headers = { 'cache-control': 'private, no-store' }
  if (added.errors) return Response.json({ errors: added.errors }, { status: added.status, headers })
  return Response.json(added, { headers })
}
