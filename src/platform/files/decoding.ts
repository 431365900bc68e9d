import type { Metadata } from 'sharp'
import { type ConcurrencyLimit, concurrencyLimit } from './concurrency-limit.ts'

/** Beyond this a picture is refused before a pixel of it is decoded, whatever its format. */
export const MOST_PIXELS = 50_000_000
/** What the decoder of one picture may take: 50 million pixels of a JPEG, 13 million of an AVIF. */
const MOST_DECODER_BYTES = 240_000_000
/** A picture that takes more than this waits until no other of its kind is open. */
const LARGE_BYTES = 80_000_000
const AT_ONCE = 2
const MOST_SECONDS = 30

/** Bytes that the decoder of AVIF takes for each byte of the picture, as measured: it holds several whole frames. */
const AVIF_FRAMES = 6
/** A progressive JPEG is whole in memory, in coefficients of two bytes, before the first of its pixels is there. */
const PROGRESSIVE_FRAMES = 3

/** How every picture is opened: broken and oversized ones throw, whatever their name or header claims. */
export const SHARP_LIMITS = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

/** Loaded with the first picture: it takes 9 MB, and most starts see none. */
export const sharpLibrary = async () => (await import('sharp')).default

/** What a header says of a picture, as far as decoding it costs memory. */
export type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/** The bytes that decoding a picture takes, reckoned from its header. */
export function decoderBytes({ format, width, height, channels, depth, isProgressive }: Header): number {
  const plain = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'heif') return plain * AVIF_FRAMES
  return format === 'jpeg' && isProgressive ? plain * PROGRESSIVE_FRAMES : plain
}

/** Whether a picture may be decoded at all: by its pixels, and by the memory that its format takes for them. */
export const isFair = (header: Header): boolean =>
  header.width * header.height <= MOST_PIXELS && decoderBytes(header) <= MOST_DECODER_BYTES

/**
 * Does work on a picture outside the event loop, in the threads of libvips: two pictures at a time, and of large ones
 * one, so that the memory of all uploads together has a limit. Refuses, by answering undefined, what its header says
 * is too large. Throws when the bytes have no readable header or `work` throws.
 */
export async function decoded<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T | undefined> {
  const sharp = await sharpLibrary()
  const header = await sharp(bytes, { ...SHARP_LIMITS, limitInputPixels: false }).metadata()
  if (!isFair(header)) return undefined
  return decoderBytes(header) > LARGE_BYTES ? largeTurn(() => inTurn(work)) : inTurn(work)
}

/** The seconds after which the decoder gives up. */
export const DECODER_TIMEOUT = { seconds: MOST_SECONDS }

/** Drawing pictures: at most two at a time. */
export const inTurn: ConcurrencyLimit = concurrencyLimit(AT_ONCE)
const largeTurn: ConcurrencyLimit = concurrencyLimit(1)
