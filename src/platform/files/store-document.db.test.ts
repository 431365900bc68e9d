import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { aPdf, aPhotograph, aPng, aPngBomb, SCRIPT } from '../../../tests/support/pictures.ts'
import { MAX_DOCUMENT_BYTES, storeDocument } from './store-document.ts'
import { files } from './table.server.ts'

for (const [what, bytes, name] of [
  ['a page called PDF', Buffer.from(`<html>${SCRIPT}</html>`), 'card.pdf'],
  ['a page behind the header of a PDF', Buffer.from(`%PDF-1.4\n${SCRIPT}`), 'card.pdf'],
  ['a PDF called JPEG', aPdf(), 'card.jpg'],
  ['a drawing', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'card.svg'],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'card.pdf'],
] as const) {
  test(`${what} is refused as a document [resolutions A16]`, async () => {
    expect(await storeDocument(await aCtx(), bytes, { name })).toEqual({
      ok: false,
      reason: 'NOT_A_DOCUMENT',
    })
  })
}

test('a document over 5 MB is refused [resolutions A16]', async () => {
  const large = new Uint8Array(MAX_DOCUMENT_BYTES + 1)

  expect(await storeDocument(await aCtx(), large, { name: 'card.pdf' })).toMatchObject({
    reason: 'TOO_LARGE',
  })
})

test('a scan that would exhaust the memory is refused', async () => {
  expect(await storeDocument(await aCtx(), aPngBomb(), { name: 'card.png' })).toEqual({
    ok: false,
    reason: 'BROKEN',
  })
})

test('a PDF is stored unchanged and privately [resolutions A16]', async () => {
  const ctx = await aCtx()

  const stored = await storeDocument(ctx, aPdf(), { name: '../../etc/Student card.PDF' })

  const [row] = await ctx.db.select().from(files)
  expect(stored).toEqual({ ok: true, id: row!.id })
  expect(row).toMatchObject({ audience: 'private', mediaType: 'application/pdf', widthPx: null })
  expect(Buffer.from((await ctx.files.get(`${row!.id}/original`))!)).toEqual(aPdf())
})

test('the photo of a document loses its location and keeps its format', async () => {
  const ctx = await aCtx()

  const jpeg = await storeDocument(ctx, await aPhotograph(), { name: 'card.jpeg' })
  const png = await storeDocument(ctx, await aPng(), { name: 'card.png' })

  for (const [stored, format] of [
    [jpeg, 'jpeg'],
    [png, 'png'],
  ] as const) {
    if (!stored.ok) throw new Error(stored.reason)
    const kept = await sharp(await ctx.files.get(`${stored.id}/original`)).metadata()
    expect(kept.format).toBe(format)
    expect(kept.exif).toBeUndefined()
    const [row] = await ctx.db.select().from(files).where(eq(files.id, stored.id))
    expect(row).toMatchObject({ audience: 'private', mediaType: `image/${format}` })
  }
})
