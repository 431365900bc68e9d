import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { aPhotograph, aPng, aPngBomb, aPolyglot, SCRIPT } from '../../../tests/support/pictures.ts'
import { MAX_PICTURE_BYTES } from '../../kernel/picture-size.ts'
import type { Ctx } from '../context.ts'
import { storeImage } from './store-image.ts'
import { files } from './table.server.ts'

const FACTS = { name: 'A photograph.jpg', alt: 'The team', audience: 'private' } as const

async function idsIn(ctx: Ctx): Promise<string[]> {
  const ids: string[] = []
  for await (const id of ctx.files.ids()) ids.push(id)
  return ids
}

for (const [what, bytes] of [
  ['an SVG drawing', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
  [
    'an SVG drawing with an XML head',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  ],
  ['a page', `<!doctype html><html><body>${SCRIPT}</body></html>`],
  ['a GIF that is also a program', `GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`],
  ['a paper', '%PDF-1.4\n%%EOF'],
  ['nothing', ''],
] as const) {
  test(`${what} is refused as a picture, whatever its file name [resolutions A16]`, async () => {
    const ctx = await aCtx()

    const stored = await storeImage(ctx, Buffer.from(bytes), FACTS)

    expect(stored).toEqual({ ok: false, reason: 'NOT_A_PICTURE' })
    expect(await idsIn(ctx)).toEqual([])
  })
}

test('a picture of 20,000 by 20,000 pixels is refused before it is decoded', async () => {
  const ctx = await aCtx()
  const bomb = aPngBomb()
  expect(bomb.length).toBeLessThan(200_000)

  expect(await storeImage(ctx, bomb, FACTS)).toEqual({ ok: false, reason: 'TOO_MANY_PIXELS' })
  expect(await idsIn(ctx)).toEqual([])
})

test('an AVIF of 1 kB and 50 million pixels, which would take a gigabyte, is refused before it is decoded', async () => {
  const ctx = await aCtx()
  const bomb = await aFlatPicture(7070).avif({ effort: 0, quality: 30 }).toBuffer()
  expect(bomb.length).toBeLessThan(2000)

  expect(await storeImage(ctx, bomb, FACTS)).toEqual({ ok: false, reason: 'TOO_MANY_PIXELS' })
  expect(await idsIn(ctx)).toEqual([])
})

test('a progressive JPEG is refused for the memory of its coefficients, and a baseline one of the same size is accepted', async () => {
  const ctx = await aCtx()
  // As many bytes as a real photograph of this size.
  const jpeg = async (progressive: boolean) =>
    Buffer.concat([await aFlatPicture(5500).jpeg({ progressive }).toBuffer(), Buffer.alloc(700_000)])

  expect(await storeImage(ctx, await jpeg(true), FACTS)).toEqual({ ok: false, reason: 'TOO_MANY_PIXELS' })
  expect(await storeImage(ctx, await jpeg(false), FACTS)).toMatchObject({
    ok: true,
    image: { widthPx: 5500 },
  })
})

test('an HTML page with a picture’s magic bytes is refused', async () => {
  const ctx = await aCtx()
  const disguised = Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.from(SCRIPT)])

  expect(await storeImage(ctx, disguised, FACTS)).toEqual({ ok: false, reason: 'BROKEN' })
})

test('a file above 15 MB is refused without being read', async () => {
  const ctx = await aCtx()

  const stored = await storeImage(ctx, new Uint8Array(MAX_PICTURE_BYTES + 1), FACTS)

  expect(stored).toEqual({ ok: false, reason: 'TOO_LARGE', mostBytes: MAX_PICTURE_BYTES })
})

test('an HTML page appended to a picture is not stored', async () => {
  const ctx = await aCtx()

  const stored = await storeImage(ctx, await aPolyglot(), FACTS)

  for (const key of keysOf(stored)) {
    const bytes = Buffer.from((await ctx.files.get(key))!)
    expect(bytes.includes(SCRIPT), key).toBe(false)
  }
})

test('location and camera are in no variant of a photo, which is rotated upright', async () => {
  const ctx = await aCtx()
  const photograph = await aPhotograph()
  const taken = await sharp(photograph).metadata()
  expect(taken.exif?.includes('Telephone of Ana')).toBe(true)
  expect(taken.orientation).toBe(6)

  const stored = await storeImage(ctx, photograph, FACTS)

  expect(stored).toMatchObject({ ok: true, image: { widthPx: 600, heightPx: 900 } })
  for (const key of keysOf(stored)) {
    const bytes = Buffer.from((await ctx.files.get(key))!)
    const { exif, xmp, iptc, width = 0, height = 0 } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc }, key).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    expect(bytes.includes('Telephone'), key).toBe(false)
    expect(height, key).toBeGreaterThan(width)
  }
})

test('a picture is stored as JPEG and WebP in every width up to its own', async () => {
  const ctx = await aCtx()

  const stored = await storeImage(ctx, await aPng({ width: 1000, height: 500 }), FACTS)

  expect(stored).toMatchObject({ image: { widthPx: 1000, heightPx: 500, variantsPx: [320, 640, 960] } })
  const formats = await Promise.all(
    keysOf(stored).map(async (key) => {
      const { format, width } = await sharp(await ctx.files.get(key)).metadata()
      return [key.split('/')[1], format, width]
    }),
  )
  expect(formats).toEqual([
    ['original', 'jpeg', 1000],
    ['320.webp', 'webp', 320],
    ['640.webp', 'webp', 640],
    ['960.webp', 'webp', 960],
  ])
})

test('a picture smaller than the smallest width is never enlarged', async () => {
  const ctx = await aCtx()

  const stored = await storeImage(ctx, await aPng({ width: 100, height: 80 }), FACTS)

  expect(stored).toMatchObject({ image: { widthPx: 100, variantsPx: [100] } })
})

test('transparency is kept in the WebP and becomes white in the JPEG', async () => {
  const ctx = await aCtx()

  const [original, variant] = keysOf(await storeImage(ctx, await aPng({ alpha: 0 }), FACTS))

  const { channels } = await sharp(await ctx.files.get(variant!)).stats()
  expect(channels[3]?.max).toBe(0)
  const white = await sharp(await ctx.files.get(original!)).stats()
  expect(white.channels.map((channel) => channel.min)).toEqual([255, 255, 255])
})

test('AVIF and WebP are accepted', async () => {
  const ctx = await aCtx()
  const png = await aPng()

  for (const encoded of [await sharp(png).avif().toBuffer(), await sharp(png).webp().toBuffer()]) {
    expect(await storeImage(ctx, encoded, FACTS)).toMatchObject({ ok: true, image: { widthPx: 400 } })
  }
})

test('a full disk leaves neither bytes nor a row behind', async () => {
  const ctx = await aCtx()
  let puts = 0
  const full = {
    ...ctx.files,
    put: async (key: string, bytes: Uint8Array) => {
      puts += 1
      if (puts === 3) throw new Error('no space left on device')
      await ctx.files.put(key, bytes)
    },
  }

  const storing = storeImage({ ...ctx, files: full }, await aPng({ width: 1000 }), FACTS)

  await expect(storing).rejects.toThrow('no space left')
  expect(await idsIn(ctx)).toEqual([])
  expect(await ctx.db.select().from(files)).toEqual([])
})

test('the row stores the file’s type and audience', async () => {
  const ctx = await aCtx()

  const stored = await storeImage(ctx, await aPng(), { ...FACTS, audience: 'members' })

  const [row] = await ctx.db
    .select()
    .from(files)
    .where(eq(files.id, idOf(stored)))
  expect(row).toMatchObject({
    name: 'A photograph.jpg',
    alt: 'The team',
    mediaType: 'image/jpeg',
    audience: 'members',
    createdAt: ctx.clock.now(),
  })
})

const aFlatPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c43' } })

type Stored = Awaited<ReturnType<typeof storeImage>>

function idOf(stored: Stored): string {
  if (!stored.ok) throw new Error(`refused: ${stored.reason}`)
  return stored.image.id
}

function keysOf(stored: Stored): string[] {
  const id = idOf(stored)
  const widths = stored.ok ? stored.image.variantsPx : []
  return [`${id}/original`, ...widths.map((width) => `${id}/${width}.webp`)]
}
