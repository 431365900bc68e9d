import { expect, test } from 'vitest'
import { decoderBytes, type Header, isFair } from './decoding.ts'

const header = (given: Partial<Header>): Header => ({
  format: 'jpeg',
  width: 4000,
  height: 3000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  ...given,
})

test.for([
  ['the largest JPEG of a telephone', { width: 8160, height: 6120 }, true],
  ['an AVIF of 12 million pixels', { format: 'heif' }, true],
  ['an AVIF of 50 million pixels', { format: 'heif', width: 7070, height: 7070 }, false],
  ['a progressive JPEG of 24 million pixels', { width: 6000, height: 4000, isProgressive: true }, true],
  ['a progressive JPEG of 50 million pixels', { width: 7070, height: 7070, isProgressive: true }, false],
  [
    'a PNG of 16 bits and 48 million pixels',
    { format: 'png', width: 8000, height: 6000, depth: 'ushort', channels: 4 },
    false,
  ],
  ['a PNG of 16 million pixels', { format: 'png', width: 4000, height: 4000 }, true],
  ['a PNG of 50 million pixels', { format: 'png', width: 7070, height: 7070 }, false],
  ['a WebP of 25 million pixels', { format: 'webp', width: 5000, height: 5000 }, false],
  ['a strip of 60 million pixels', { width: 60_000, height: 1000, channels: 1 }, false],
] as const)('%s: decoded %s', ([, given, fair]) => {
  expect(isFair(header(given), 5_000_000)).toBe(fair)
})

test('a small single-colour JPEG is decoded only up to 16 million pixels', () => {
  const flat = (width: number) => isFair(header({ width, height: width }), Math.ceil(width * width * 0.006))
  expect([flat(4000), flat(5000), flat(7070)]).toEqual([true, false, false])
})

test('the memory of a picture depends on its format, depth and channels', () => {
  expect(decoderBytes(header({ width: 1000, height: 1000 }))).toBe(3_000_000)
  expect(decoderBytes(header({ width: 1000, height: 1000, format: 'heif' }))).toBe(18_000_000)
  expect(decoderBytes(header({ width: 1000, height: 1000, isProgressive: true }))).toBe(9_000_000)
  expect(decoderBytes(header({ width: 1000, height: 1000, depth: 'ushort', channels: 4 }))).toBe(8_000_000)
})
