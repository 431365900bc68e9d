import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderVariant } from '../../src/platform/files/drawing.ts'
import { files } from '../../src/platform/files/table.server.ts'
import { aCtx } from '../../tests/support/database.ts'
import { drawPicture, PICTURE_KINDS } from '../drawings/draw.ts'
import { aPicture } from './picture.ts'

test('the same number draws the same picture, and a different number a different one', () => {
  for (const kind of PICTURE_KINDS) {
    expect(drawPicture(kind, 7)).toBe(drawPicture(kind, 7))
    expect(drawPicture(kind, 7)).not.toBe(drawPicture(kind, 8))
  }
})

test('an album of twenty has twenty different pictures', () => {
  const album = Array.from({ length: 20 }, (_, seed) => drawPicture('match', seed))

  expect(new Set(album).size).toBe(20)
})

test.for(PICTURE_KINDS)('a picture of kind %s is drawn without a font', (kind) => {
  expect(drawPicture(kind, 3)).not.toMatch(/<text|<image|href=|url\(|NaN|undefined/)
})

test.for(PICTURE_KINDS)('a picture of kind %s is stored as a drawing and rendered later', async (kind) => {
  const ctx = await aCtx()

  const id = await aPicture(ctx, { kind, seed: 3 })

  const [file] = await ctx.db.select().from(files).where(eq(files.id, id))
  const [width] = file!.variantsPx
  expect(await ctx.files.get(`${id}/${width}.webp`)).toBeUndefined()
  const rendered = await renderVariant(ctx.files, id, String(width), `${id}/${width}.webp`)
  expect(await sharp(rendered).metadata()).toMatchObject({ format: 'webp', width })
})
