import { fileTypeFromBuffer } from 'file-type'

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const DOCUMENTS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

/** Detects the media type of a picture from its content. Returns undefined if it is not an accepted picture. */
export async function pictureType(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  return found && PICTURES.has(found.mime) ? found.mime : undefined
}

/**
 * Detects the media type of a document from its content. Returns undefined if it is not accepted or contradicts the
 * file name.
 */
export async function documentType(bytes: Uint8Array, name: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !DOCUMENTS[found.mime]?.test(name)) return undefined
  return found.mime !== 'application/pdf' || isWholePdf(bytes) ? found.mime : undefined
}

/** A PDF must have its end-of-file marker; a header alone is not a PDF. Source: ISO 32000-1, 7.5.5. */
const isWholePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.slice(-1024)).includes('%%EOF')
