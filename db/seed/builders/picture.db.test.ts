import { expect, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { drawPicture, PICTURE_KINDS } from '../drawings/draw.ts'
import { aPicture } from './picture.ts'

test('the same number draws the same picture, another number another', () => {
  for (const kind of PICTURE_KINDS) {
    expect(drawPicture(kind, 7)).toBe(drawPicture(kind, 7))
    expect(drawPicture(kind, 7)).not.toBe(drawPicture(kind, 8))
  }
})

test('an album of twenty shows twenty different pictures', () => {
  const album = Array.from({ length: 20 }, (_, seed) => drawPicture('match', seed))

  expect(new Set(album).size).toBe(20)
})

test.for(PICTURE_KINDS)('a picture of kind %s is drawn without a font and stored', async (kind) => {
  const ctx = await aCtx()
  expect(drawPicture(kind, 3)).not.toMatch(/<text|<image|href=|url\(/)

  const id = await aPicture(ctx, { kind, seed: 3 })

  expect(await ctx.files.get(`${id}/640.webp`)).toBeDefined()
})
