import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { dataDescriptor, endOfArchive, indexEntry, type Listed, localHeader } from './zip-records.ts'

/** A file of an archive: bytes, stored as they are, or text, compressed while it is read. */
export type ArchiveEntry = { path: string } & ({ bytes: Uint8Array } | { text: AsyncIterable<string> })

const STORED = 0
const DEFLATED = 8
/** What the 32 bits of the original format hold; beyond it the records of ZIP64 follow. */
const LARGEST = 0xff_ff_ff_ff

/**
 * Writes a ZIP archive while its entries are read, so that memory holds one entry of bytes and one record for each
 * entry. Every file gets the time `at`.
 */
export async function* zip(
  entries: AsyncIterable<ArchiveEntry>,
  at: Date,
  largest = LARGEST,
): AsyncGenerator<Uint8Array> {
  const listed: Listed[] = []
  let offset = 0
  for await (const entry of entries) {
    const file: Listed = {
      path: entry.path,
      at,
      offset,
      ...('bytes' in entry ? sizesOf(entry.bytes) : UNREAD),
    }
    for await (const part of 'bytes' in entry ? stored(file, entry.bytes) : deflated(file, entry.text)) {
      offset += part.length
      yield part
    }
    if (file.size > LARGEST) throw new RangeError(`${file.path} is larger than 4 GB`)
    listed.push(file)
  }
  let indexBytes = 0
  for (const file of listed) {
    const line = indexEntry(file, largest)
    indexBytes += line.length
    yield line
  }
  yield endOfArchive({ entries: listed.length, offset, bytes: indexBytes }, largest)
}

const sizesOf = (bytes: Uint8Array) => ({
  method: STORED,
  crc: crc32(bytes),
  size: bytes.length,
  packed: bytes.length,
  isStreamed: false,
})
const UNREAD = { method: DEFLATED, crc: 0, size: 0, packed: 0, isStreamed: true }

function* stored(file: Listed, bytes: Uint8Array) {
  yield localHeader(file)
  yield bytes
}

/** Sum and sizes are known at the end only, so they follow the data. */
async function* deflated(file: Listed, text: AsyncIterable<string>) {
  yield localHeader(file)
  // A failure ends the reading below, and its end stops the text.
  const packed = pipeline(Readable.from(measured(file, text)), createDeflateRaw(), () => {})
  for await (const part of packed) {
    file.packed += part.length
    yield part
  }
  yield dataDescriptor(file)
}

async function* measured(file: Listed, text: AsyncIterable<string>) {
  for await (const part of text) {
    const bytes = Buffer.from(part)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}
