import { fileTypeFromBuffer } from 'file-type'

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const DOCUMENTS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

/** The media type of a picture by its content, or undefined when it is none that the club takes. */
export async function pictureType(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  return found && PICTURES.has(found.mime) ? found.mime : undefined
}

/**
 * The media type of a document by its content, or undefined when it is none or its name says otherwise. [decisions
 * A16]
 */
export async function documentType(bytes: Uint8Array, name: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !DOCUMENTS[found.mime]?.test(name)) return undefined
  return found.mime !== 'application/pdf' || isWholePdf(bytes) ? found.mime : undefined
}

/** The last lines of a PDF say where it ends: a header alone is none. Source: ISO 32000-1, 7.5.5. */
const isWholePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.slice(-1024)).includes('%%EOF')
