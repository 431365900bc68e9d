import { fileTypeFromBuffer } from 'file-type'

/** Beyond this a picture is refused before a pixel of it is decoded. */
const MOST_PIXELS = 50_000_000

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const DOCUMENTS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

/** How every picture is opened: broken and oversized ones throw, whatever their name or header claims. */
export const SHARP_LIMITS = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

/** Loaded with the first picture: it takes 9 MB, and most starts see none. */
export const sharpLibrary = async () => (await import('sharp')).default

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

/** Whether the header of a picture names a size that may be decoded at all. Throws when it cannot be read. */
export async function hasFairSize(bytes: Uint8Array): Promise<boolean> {
  const sharp = await sharpLibrary()
  const { width, height } = await sharp(bytes, { ...SHARP_LIMITS, limitInputPixels: false }).metadata()
  return width * height <= MOST_PIXELS
}
