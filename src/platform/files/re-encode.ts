import { DECODER_TIMEOUT, decoded, SHARP_LIMITS, sharpLibrary } from './decoding.ts'

/** The widths in pixels in which pictures are stored, for `srcset`. */
export const VARIANT_WIDTHS = [320, 640, 960, 1440, 2048] as const

export type Encoded = {
  widthPx: number
  heightPx: number
  original: Buffer
  variants: { widthPx: number; bytes: Buffer }[]
}

/**
 * Re-encodes a picture: upright, in sRGB, without EXIF, GPS or other metadata. Decodes it once for all variants.
 * Returns the JPEG, at most `mostPx` wide, and the WebP variants no wider than it, or undefined if the picture is too
 * large. Throws if it cannot be decoded.
 */
export const reEncode = (
  bytes: Uint8Array,
  widths: readonly number[],
  mostPx?: number,
): Promise<Encoded | undefined> =>
  decoded(bytes, async () => {
    const sharp = await sharpLibrary()
    const upright = sharp(bytes, SHARP_LIMITS).autoOrient().toColourspace('srgb').timeout(DECODER_TIMEOUT)
    const narrowed = mostPx ? upright.resize({ width: mostPx, withoutEnlargement: true }) : upright
    const whole = await narrowed.raw().toBuffer({ resolveWithObject: true })
    const { width, height } = whole.info
    const drawn = sharp(whole.data, { raw: whole.info })
    const original = await drawn.clone().flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()
    const fitting = widths.filter((wanted) => wanted <= width)
    const wanted = fitting.length > 0 ? fitting : [width]
    const widest = drawn.clone().resize(Math.max(...wanted))
    const largest = await widest.raw().toBuffer({ resolveWithObject: true })
    const variants: Encoded['variants'] = []
    for (const widthPx of wanted) {
      const variant = sharp(largest.data, { raw: largest.info }).resize(widthPx)
      variants.push({ widthPx, bytes: await variant.webp({ quality: 80, effort: 2 }).toBuffer() })
    }
    return { widthPx: width, heightPx: height, original, variants }
  })

/**
 * Re-encodes a picture as a PNG without metadata that fits into a square of `mostPx` pixels and keeps its transparency.
 * Returns undefined if it is too large. Throws if it cannot be decoded.
 */
export const reEncodePng = (bytes: Uint8Array, mostPx: number): Promise<Buffer | undefined> =>
  decoded(bytes, async () => {
    const sharp = await sharpLibrary()
    const upright = sharp(bytes, SHARP_LIMITS).autoOrient().toColourspace('srgb').timeout(DECODER_TIMEOUT)
    return upright
      .resize({ width: mostPx, height: mostPx, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  })

/**
 * Re-encodes a scan or photograph of a document in its own format, which removes hidden data. Returns undefined if it
 * is too large.
 */
export const reEncodeScan = (
  bytes: Uint8Array,
  mediaType: string,
): Promise<{ widthPx: number; heightPx: number; bytes: Buffer } | undefined> =>
  decoded(bytes, async () => {
    const sharp = await sharpLibrary()
    const upright = sharp(bytes, SHARP_LIMITS).autoOrient().timeout(DECODER_TIMEOUT)
    const encoded = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { widthPx: info.width, heightPx: info.height, bytes: data }
  })
