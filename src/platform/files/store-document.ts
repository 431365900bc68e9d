import { newId } from '../../kernel/ids.ts'
import { done, type Outcome, refused, unreachable } from '../../kernel/outcome.ts'
import type { Ctx } from '../context.ts'
import { documentType } from './inspect.ts'
import { keepOrSweep } from './orphans.ts'
import { reEncodeScan } from './re-encode.ts'
import { files } from './table.server.ts'

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024

export type DocumentRefusal =
  | { reason: 'TOO_LARGE'; mostBytes: number }
  /** The content is not a PDF, JPEG or PNG, or contradicts the file name. */
  | { reason: 'NOT_A_DOCUMENT' }
  | { reason: 'BROKEN' }

type Content = { bytes: Uint8Array; widthPx: number | null; heightPx: number | null }

/**
 * Stores an uploaded document: a PDF, JPEG or PNG, by content and name, of up to 5 MB. It is private and has no URL.
 * Pictures are re-encoded, which removes location and camera data.
 */
export async function storeDocument(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  bytes: Uint8Array,
  { name }: { name: string },
): Promise<Outcome<{ id: string }, DocumentRefusal>> {
  if (bytes.length > MAX_DOCUMENT_BYTES) return refused('TOO_LARGE', { mostBytes: MAX_DOCUMENT_BYTES })
  const mediaType = await documentType(bytes, name)
  if (!mediaType) return refused('NOT_A_DOCUMENT')
  const content = await contentOf(bytes, mediaType)
  if (!content) return refused('BROKEN')
  const id = newId()
  await keepOrSweep(ctx, id, async () => {
    await ctx.files.put(`${id}/original`, content.bytes)
    await ctx.db.insert(files).values({
      id,
      name,
      mediaType,
      sizeBytes: content.bytes.length,
      widthPx: content.widthPx,
      heightPx: content.heightPx,
      audience: 'private',
      createdAt: ctx.clock.now(),
    })
  })
  return done({ id })
}

async function contentOf(bytes: Uint8Array, mediaType: string): Promise<Content | undefined> {
  if (mediaType === 'application/pdf') return { bytes, widthPx: null, heightPx: null }
  try {
    return await reEncodeScan(bytes, mediaType)
  } catch {
    return undefined // the caller reports an unreadable file
  }
}

/** Says why a document was refused. */
export function documentRefusalWords(refusal: DocumentRefusal): string {
  switch (refusal.reason) {
    case 'TOO_LARGE':
      return 'A file can be up to 5 MB'
    case 'NOT_A_DOCUMENT':
      return 'Please choose a PDF, JPEG or PNG'
    case 'BROKEN':
      return 'This file cannot be read, or its picture is too large'
    default:
      return unreachable(refusal)
  }
}
