import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Encoding } from './request.ts'
import type { Kept } from './tagged-store.ts'

/** A page in pieces: `texts`, with one personal part between each two of them. It contains nothing of any person. */
export type PageInParts = { texts: readonly string[]; names: readonly string[] }

/** A page in pieces, ready to be sent with the parts of any reader. */
export type KeptInParts = Kept & {
  /** Without content-length and content-encoding, in the form that Node sends fastest. */
  readonly headers: readonly string[]
  readonly names: readonly string[]
  readonly texts: readonly Buffer[]
  /** Each text compressed by itself. All but the last end at a whole byte, so that a part can follow. */
  readonly deflated: readonly Buffer[]
}

const deflate = promisify(deflateRaw)
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The most bytes of one stored block. */
const MAX_BLOCK = 0xffff

/** The element that stands for a personal part while a page is rendered. `key` is random for each rendering. */
export const partElement = (key: string, name: string): string => `part-${key}-${name}`

/**
 * Splits a rendered page at its personal parts. Texts of the page cannot contain such an element, because its key did
 * not exist when they were written. Throws if the key is left anywhere else.
 */
export function splitAtParts(html: string, key: string): PageInParts {
  const pieces = html.split(new RegExp(`<part-${key}-([a-z-]+)></part-${key}-\\1>`))
  const texts = pieces.filter((_, index) => index % 2 === 0)
  if (texts.some((text) => text.includes(key))) throw new Error('a personal part is not a whole element')
  return { texts, names: pieces.filter((_, index) => index % 2 === 1) }
}

/** Returns the page of one reader. `parts` has the HTML of each part by its name; a part without one is an error. */
export const joinParts = ({ texts, names }: PageInParts, parts: Readonly<Record<string, string>>): string =>
  texts.map((text, index) => text + partAt(names, index, parts)).join('')

/** Compresses the texts of a page once for all readers. `headers` has no content-length. */
export async function keepInParts(
  { texts, names }: PageInParts,
  headers: Record<string, string>,
  kept: Omit<Kept, 'size'>,
): Promise<KeptInParts> {
  const bytes = texts.map((text) => Buffer.from(text))
  const last = bytes.length - 1
  const deflated = await Promise.all(
    bytes.map((text, index) =>
      deflate(text, {
        level: 9,
        finishFlush: index === last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      }),
    ),
  )
  const size = [...bytes, ...deflated].reduce((sum, { length }) => sum + length, 0)
  return { ...kept, size, headers: Object.entries(headers).flat(), names, texts: bytes, deflated }
}

/**
 * Builds the body of one reader's page. Parts are not compressed, so that the size of an answer says nothing about how
 * a person's data resembles the page.
 */
export function bodyWithParts(
  page: Pick<KeptInParts, 'names' | 'texts' | 'deflated'>,
  parts: Readonly<Record<string, string>>,
  encoding: Exclude<Encoding, 'br'>,
): Buffer {
  const filled = page.texts.map((_, index) => Buffer.from(partAt(page.names, index, parts)))
  const whole = page.texts.flatMap((text, index) => [text, filled[index] ?? Buffer.alloc(0)])
  if (encoding === 'identity') return Buffer.concat(whole)
  const blocks = page.deflated.flatMap((text, index) => [text, ...storedBlocks(filled[index])])
  return Buffer.concat([GZIP_HEADER, ...blocks, gzipTrailer(whole)])
}

/** The HTML that follows a text; '' after the last text. */
function partAt(names: readonly string[], index: number, parts: Readonly<Record<string, string>>): string {
  const name = names[index]
  if (name === undefined) return ''
  const html = parts[name]
  if (html === undefined) throw new Error(`the personal part ${name} has no HTML`)
  return html
}

/** Bytes as stored blocks of the deflate format, RFC 1951, 3.2.4. */
function storedBlocks(bytes: Buffer = Buffer.alloc(0)): Buffer[] {
  const blocks: Buffer[] = []
  for (let from = 0; from < bytes.length; from += MAX_BLOCK) {
    const block = bytes.subarray(from, from + MAX_BLOCK)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(block.length ^ MAX_BLOCK, 3)
    blocks.push(head, block)
  }
  return blocks
}

/** The checksum and length at the end of a gzip file, RFC 1952. */
function gzipTrailer(whole: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    whole.reduce((sum, bytes) => crc32(bytes, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    whole.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return trailer
}
