import { SHARP_LIMITS, sharpLibrary } from './inspect.ts'

/** The widths in which pictures are kept; a page names them in `srcset`. */
export const VARIANT_WIDTHS = [320, 640, 960, 1440, 2048] as const

export type Encoded = {
  widthPx: number
  heightPx: number
  original: Buffer
  variants: { widthPx: number; bytes: Buffer }[]
}

/**
 * Draws a picture anew: upright, in sRGB, without EXIF, GPS or anything else that came with it. Answers the
 * high-resolution JPEG and WebP variants no wider than the picture itself. Throws when it cannot be decoded.
 */
export async function reEncode(bytes: Uint8Array, widths: readonly number[]): Promise<Encoded> {
  const sharp = await sharpLibrary()
  const original = await sharp(bytes, SHARP_LIMITS)
    .autoOrient()
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = original.info
  const fitting = widths.filter((wanted) => wanted <= width)
  const wanted = fitting.length > 0 ? fitting : [width]
  const largest = await sharp(bytes, SHARP_LIMITS)
    .autoOrient()
    .resize(Math.max(...wanted))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const variants: Encoded['variants'] = []
  for (const widthPx of wanted) {
    const variant = sharp(largest.data, { raw: largest.info }).resize(widthPx)
    variants.push({ widthPx, bytes: await variant.webp({ quality: 80, effort: 2 }).toBuffer() })
  }
  return { widthPx: width, heightPx: height, original: original.data, variants }
}

/** A scan or photograph of a paper, drawn anew in its own format: nothing hidden in it survives. */
export async function reEncodeScan(
  bytes: Uint8Array,
  mediaType: string,
): Promise<{ widthPx: number; heightPx: number; bytes: Buffer }> {
  const sharp = await sharpLibrary()
  const upright = sharp(bytes, SHARP_LIMITS).autoOrient()
  const encoded = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { widthPx: info.width, heightPx: info.height, bytes: data }
}
