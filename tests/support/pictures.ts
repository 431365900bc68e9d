import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small phone photo: rotated by EXIF, with a location. */
export const aPhotograph = ({ width = 900, height = 600 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .withExif({
      IFD0: { Model: 'Telephone of Ana', Copyright: 'Ana' },
      IFD3: {
        GPSLatitude: '51/1 30/1 26/1',
        GPSLatitudeRef: 'N',
        GPSLongitude: '0/1 7/1 39/1',
        GPSLongitudeRef: 'W',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const aPng = ({ width = 400, height = 300, alpha = 1 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha } } })
    .png()
    .toBuffer()

/** A PNG of a few kilobytes that decodes to a huge black bitmap, with one bit per pixel. */
export function aPngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1 // one bit per pixel, greyscale
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Files that browsers would run if they were served with their real type. */
export const SCRIPT = '<script>alert(document.domain)</script>'

/** A picture with an HTML page appended. */
export const aPolyglot = async (): Promise<Buffer> =>
  Buffer.concat([await aPng(), Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`)])

export const aPdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
