import type { Metadata } from 'sharp'
import { type ConcurrencyLimit, concurrencyLimit } from './concurrency-limit.ts'

/** A larger picture is refused before it is decoded, in any format: cameras make these, as JPEG. */
const MOST_PIXELS = 50_000_000
/** The most of a picture that costs its sender nothing: a million pixels take a tenth of a second of one core. */
const MOST_FREE_PIXELS = 16_000_000
/** A photograph has ten times as many bytes; a single colour has a third. */
const LEAST_JPEG_BYTES_PER_PIXEL = 1 / 50
/** The memory limit for decoding one picture: 50 million pixels of a JPEG, 13 million of an AVIF. */
const MOST_DECODER_BYTES = 240_000_000
/** A picture that needs more than this waits until no other such picture is being decoded. */
const LARGE_BYTES = 80_000_000
const AT_ONCE = 2
const MOST_SECONDS = 30

/** Measured bytes that the AVIF decoder needs for each byte of the picture: it holds several frames. */
const AVIF_FRAMES = 6
/** A progressive JPEG is held in memory completely, with coefficients of two bytes, before its first pixel. */
const PROGRESSIVE_FRAMES = 3

/** Options for opening pictures: broken and oversized ones throw, whatever their name or header claims. */
export const SHARP_LIMITS = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

/** Loaded with the first picture: it needs 9 MB, and most starts need none. */
export const sharpLibrary = async () => (await import('sharp')).default

/** The facts of a header that decide the memory for decoding. */
export type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/** The bytes needed for decoding a picture, estimated from its header. */
export function decoderBytes({ format, width, height, channels, depth, isProgressive }: Header): number {
  const plain = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'heif') return plain * AVIF_FRAMES
  return format === 'jpeg' && isProgressive ? plain * PROGRESSIVE_FRAMES : plain
}

/**
 * Whether a picture of `bytes` may be decoded, by its pixels and by the memory its format needs. PNG and WebP hold any
 * number of pixels of one colour in a few bytes, and nobody needs them for large photographs.
 */
export function isFair(header: Header, bytes: number): boolean {
  const pixels = header.width * header.height
  if (pixels > MOST_PIXELS || decoderBytes(header) > MOST_DECODER_BYTES) return false
  return (
    pixels <= MOST_FREE_PIXELS || (header.format === 'jpeg' && bytes >= pixels * LEAST_JPEG_BYTES_PER_PIXEL)
  )
}

/**
 * Runs work on a picture in the threads of libvips: two pictures at a time, of large ones one, so that all uploads
 * together have a memory limit. Answers undefined when the header shows that it is too large. Throws when the header is
 * unreadable or `work` throws.
 */
export async function decoded<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T | undefined> {
  const sharp = await sharpLibrary()
  const header = await sharp(bytes, { ...SHARP_LIMITS, limitInputPixels: false }).metadata()
  if (!isFair(header, bytes.length)) return undefined
  return decoderBytes(header) > LARGE_BYTES ? largeTurn(() => inTurn(work)) : inTurn(work)
}

/** The time limit of the decoder. */
export const DECODER_TIMEOUT = { seconds: MOST_SECONDS }

/** Limits the rendering of drawings to two at a time. */
export const inTurn: ConcurrencyLimit = concurrencyLimit(AT_ONCE)
const largeTurn: ConcurrencyLimit = concurrencyLimit(1)
