import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('a QR code can be decoded to its address', async () => {
  const address = `https://handball.example/match/01a20f2d-0e98-76d0-892f-8995f4f1443f/table?token=${'a.b-'.repeat(24)}`
  const { size, path } = qrCode(address)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 6}" height="${size * 6}"><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(address)
})
