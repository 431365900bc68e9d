/** A file in an archive, as described by the archive's records. */
export type Listed = {
  path: string
  at: Date
  offset: number
  method: number
  crc: number
  size: number
  packed: number
  /** Whether the checksum and sizes follow the data, in a data descriptor. */
  isStreamed: boolean
}

const VERSION = 20
const VERSION_64 = 45
const UNIX = 3 << 8
const FOLLOWS = 1 << 3
const UTF8 = 1 << 11
/** Unpacked files are readable only by their owner. */
const MODE = (0o100_600 << 16) >>> 0
const FULL_16 = 0xff_ff
const FULL_32 = 0xff_ff_ff_ff

/** Encodes whole numbers in little-endian order, each in the given number of bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

const flagsOf = ({ isStreamed }: Listed) => UTF8 | (isStreamed ? FOLLOWS : 0)

/** The local file header, written before the data. */
export function localHeader(file: Listed): Buffer {
  const name = Buffer.from(file.path)
  const { crc, packed, size } = file.isStreamed ? { crc: 0, packed: 0, size: 0 } : file
  return Buffer.concat([
    record([4, 0x04_03_4b_50], [2, VERSION], [2, flagsOf(file)], [2, file.method], ...timeOf(file.at)),
    record([4, crc], [4, packed], [4, size], [2, name.length], [2, 0]),
    name,
  ])
}

/** The data descriptor, written after the data of a file whose size was not known in advance. */
export const dataDescriptor = ({ crc, packed, size }: Listed): Buffer =>
  record([4, 0x08_07_4b_50], [4, crc], [4, packed], [4, size])

/** The file's entry in the central directory at the end of the archive. */
export function indexEntry(file: Listed, largest: number): Buffer {
  const name = Buffer.from(file.path)
  const isFar = file.offset > largest
  const far = isFar ? record([2, 1], [2, 8], [8, file.offset]) : Buffer.alloc(0)
  const version = isFar ? VERSION_64 : VERSION
  return Buffer.concat([
    record([4, 0x02_01_4b_50], [2, UNIX | version], [2, version], [2, flagsOf(file)], [2, file.method]),
    record(...timeOf(file.at), [4, file.crc], [4, file.packed], [4, file.size]),
    record([2, name.length], [2, far.length], [2, 0], [2, 0], [2, 0], [4, MODE]),
    record([4, isFar ? FULL_32 : file.offset]),
    name,
    far,
  ])
}

type Index = { entries: number; offset: number; bytes: number }

/**
 * The end of central directory record. If the directory has too many entries or its offset is too large, it is preceded
 * by the two ZIP64 records.
 */
export function endOfArchive({ entries, offset, bytes }: Index, largest: number): Buffer {
  const isLong = entries >= FULL_16 || offset > largest
  const most = Math.min(entries, FULL_16)
  const end = Buffer.concat([
    record([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, most], [2, most]),
    record([4, bytes], [4, isLong ? FULL_32 : offset], [2, 0]),
  ])
  if (!isLong) return end
  return Buffer.concat([
    record([4, 0x06_06_4b_50], [8, 44], [2, UNIX | VERSION_64], [2, VERSION_64], [4, 0], [4, 0]),
    record([8, entries], [8, entries], [8, bytes], [8, offset]),
    record([4, 0x07_06_4b_50], [4, 0], [8, offset + bytes], [4, 1]),
    end,
  ])
}

/** Encodes a time as the time and date fields of MS-DOS. */
function timeOf(at: Date): [[2, number], [2, number]] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [
    [2, time],
    [2, day],
  ]
}
