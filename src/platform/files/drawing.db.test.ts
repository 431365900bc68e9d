import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { renderVariant, storeDrawing } from './drawing.ts'
import { files } from './table.server.ts'

const FACTS = { name: 'Court.png', alt: 'A court', audience: 'public' } as const
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#12405f"/></svg>`

test('an SVG without a size is refused and leaves nothing stored', async () => {
  const ctx = await aCtx()

  await expect(
    storeDrawing(ctx, { ...FACTS, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ).rejects.toThrow('width')

  expect(await ctx.db.select().from(files)).toEqual([])
})

test('a stored drawing consists of its SVG and a row with its variants', async () => {
  const ctx = await aCtx()

  const id = await storeDrawing(ctx, { ...FACTS, svg: svg(1000, 500) })

  const [row] = await ctx.db.select().from(files).where(eq(files.id, id))
  expect(row).toMatchObject({ widthPx: 1000, heightPx: 500, variantsPx: [320, 640, 960], alt: 'A court' })
  expect(await ctx.files.get(`${id}/original`)).toBeUndefined()
  expect(await ctx.files.get(`${id}/320.webp`)).toBeUndefined()
})

test('a drawing smaller than every variant has one variant of its own width', async () => {
  const ctx = await aCtx()

  const id = await storeDrawing(ctx, { ...FACTS, svg: svg(240, 80) })

  const [row] = await ctx.db.select().from(files).where(eq(files.id, id))
  expect(row?.variantsPx).toEqual([240])
})

test('a variant is rendered once, even if two requests arrive at the same time', async () => {
  const ctx = await aCtx()
  const id = await storeDrawing(ctx, { ...FACTS, svg: svg(1000, 500) })
  const key = `${id}/640.webp`
  const ask = () => renderVariant(ctx.files, id, '640', key)

  const [one, other] = await Promise.all([ask(), ask()])

  expect(one).toBe(other)
  expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 })
  expect(Buffer.from((await ctx.files.get(key))!)).toEqual(one)
})

test('the original of a drawing is a JPEG of its full size', async () => {
  const ctx = await aCtx()
  const id = await storeDrawing(ctx, { ...FACTS, svg: svg(1000, 500) })

  const original = await renderVariant(ctx.files, id, 'original', `${id}/original`)

  expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 500 })
})

test('a file that is not a drawing has nothing to render', async () => {
  const ctx = await aCtx()

  expect(await renderVariant(ctx.files, 'unknown', '640', 'unknown/640.webp')).toBeUndefined()
})
