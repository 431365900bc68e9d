import type { Metadata } from 'sharp'
import { type ConcurrencyLimit, concurrencyLimit } from './concurrency-limit.ts'

/** Larger pictures are refused before decoding, in any format. Some cameras produce JPEGs of this size. */
const MAX_PIXELS = 50_000_000
/**
 * Up to this size, a file of few bytes is accepted: decoding a million pixels takes a tenth of a second of one core.
 */
const MAX_FREE_PIXELS = 16_000_000
/** The minimum for larger JPEGs. A photograph has ten times as many bytes; a single colour has a third. */
const LEAST_JPEG_BYTES_PER_PIXEL = 1 / 50
/** The memory limit for decoding one picture: 50 million pixels of a JPEG, 13 million of an AVIF. */
const MAX_DECODER_BYTES = 240_000_000
/** Pictures that need more memory than this are decoded one at a time. */
const LARGE_BYTES = 80_000_000
const AT_ONCE = 2
const MAX_SECONDS = 30

/** Measured memory of the AVIF decoder, as a multiple of the picture's raw size: it holds several frames. */
const AVIF_FRAMES = 6
/** A progressive JPEG is completely held in memory, with two-byte coefficients, before its first pixel. */
const PROGRESSIVE_FRAMES = 3

/** Options for opening pictures: broken and oversized ones throw, regardless of their name or header. */
export const SHARP_LIMITS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

/** Loads sharp with the first picture, because it needs 9 MB of memory. */
export const sharpLibrary = async () => (await import('sharp')).default

/** The header fields that determine how much memory decoding takes. */
export type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/** Estimates from its header how many bytes of memory decoding a picture takes. */
export function decoderBytes({ format, width, height, channels, depth, isProgressive }: Header): number {
  const plain = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'heif') return plain * AVIF_FRAMES
  return format === 'jpeg' && isProgressive ? plain * PROGRESSIVE_FRAMES : plain
}

/**
 * Whether a picture with a file size of `bytes` may be decoded, judging by its pixels and the memory for its format.
 * Limits decompression bombs: PNG and WebP can encode any number of pixels of one colour in a few bytes, and large
 * photographs do not need these formats.
 */
export function isFair(header: Header, bytes: number): boolean {
  const pixels = header.width * header.height
  if (pixels > MAX_PIXELS || decoderBytes(header) > MAX_DECODER_BYTES) return false
  return (
    pixels <= MAX_FREE_PIXELS || (header.format === 'jpeg' && bytes >= pixels * LEAST_JPEG_BYTES_PER_PIXEL)
  )
}

/**
 * Runs work on a picture: at most two pictures at a time, and only one large one, which bounds the memory of all
 * uploads together. Returns undefined if the header shows that the picture is too large. Throws if the header is
 * unreadable or `work` throws.
 */
export async function decoded<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T | undefined> {
  const sharp = await sharpLibrary()
  const header = await sharp(bytes, { ...SHARP_LIMITS, limitInputPixels: false }).metadata()
  if (!isFair(header, bytes.length)) return undefined
  return decoderBytes(header) > LARGE_BYTES ? largeTurn(() => inTurn(work)) : inTurn(work)
}

/** The time limit of the decoder. */
export const DECODER_TIMEOUT = { seconds: MAX_SECONDS }

/** Renders at most two drawings at a time. */
export const inTurn: ConcurrencyLimit = concurrencyLimit(AT_ONCE)
const largeTurn: ConcurrencyLimit = concurrencyLimit(1)
