import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { dataDescriptor, endOfArchive, indexEntry, type Listed, localHeader } from './zip-records.ts'

/** A file for an archive: bytes, which are stored uncompressed, or text, which is compressed as it is read. */
export type ArchiveEntry = { path: string } & ({ bytes: Uint8Array } | { text: AsyncIterable<string> })

const STORED = 0
const DEFLATED = 8
/** The largest value of the original format's 32-bit fields. Larger archives need ZIP64 records. */
const LARGEST = 0xff_ff_ff_ff

/**
 * Streams a ZIP archive. Memory holds only one entry of bytes at a time, and one record for each entry. Every file gets
 * the modification time `at`.
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

/** The checksum and sizes are known only at the end, so they follow the data. */
async function* deflated(file: Listed, text: AsyncIterable<string>) {
  yield localHeader(file)
  // Errors surface in the loop below, which reads this stream. If the loop ends early, the pipeline destroys the text.
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
