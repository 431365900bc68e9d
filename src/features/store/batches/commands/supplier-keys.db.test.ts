import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer, later } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { listSupplierLinks } from '../queries/batches.server.ts'
import { readInvoice } from '../queries/invoice.server.ts'
import { supplierSheet } from '../queries/supplier-sheet.server.ts'
import { batchKeys } from '../table.server.ts'
import { attachInvoice } from './attach-invoice.server.ts'
import { createBatch } from './manage-batch.server.ts'
import { createSupplierLink, revokeSupplierLink } from './supplier-keys.server.ts'

async function aBatch() {
  const ctx = await aCtx()
  const printable = { hasInitials: true, hasNumber: true, printingInstructions: 'White, 10 cm' }
  const shirt = await aStoreItem(ctx, { title: 'Match shirt', itemId: '2003', ...printable })
  const ball = await aStoreItem(ctx, { title: 'Ball', itemId: '1001', printingInstructions: 'Never' })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const { id } = await createBatch(shop, {
    title: 'Autumn',
    expectedDelivery: localDate('2026-09-01'),
    customRequestKempa: 'In one box',
    customRequestPrinting: 'Red letters',
  })
  const buyer = await aBuyer(ctx, { name: 'Secret Person', email: 'secret@example.org' })
  await aStoreOrder(ctx, {
    buyer: buyer.actor,
    lines: [
      { id: shirt.itemId, size: 'M', quantity: 2, initials: 'SP', shirtNumber: 7 },
      { id: ball.itemId, size: 'M', quantity: 1 },
    ],
    request: 'For my birthday',
  })
  return { ctx, id, shop, buyer, visitor: as(ctx, VISITOR) }
}

const keyIn = (url: string) => new URL(url).searchParams.get('key') ?? ''

test('only shop managers and administrators can make, see and revoke supplier links [BAT-011, BAT-016]', async () => {
  const { ctx, id, shop, buyer, visitor } = await aBatch()
  const link = await createSupplierLink(shop, id)
  const finance = (await aBuyer(ctx, { role: 'finance' })).ctx
  for (const actor of [visitor, buyer.ctx, finance]) {
    await expect(createSupplierLink(actor, id)).rejects.toThrow(Forbidden)
    await expect(listSupplierLinks(actor, id)).rejects.toThrow(Forbidden)
    await expect(revokeSupplierLink(actor, link.id)).rejects.toThrow(Forbidden)
  }
  await expect(createSupplierLink(shop, newId())).rejects.toThrow(NotFound)
  await expect(createSupplierLink(shop, 'x')).rejects.toThrow(NotFound)
  await expect(revokeSupplierLink(shop, 'x')).rejects.toThrow(NotFound)
})

test('a guessed, expired, revoked or other batch’s key shows nothing [BAT-011, BAT-012]', async () => {
  const { ctx, id, shop, visitor } = await aBatch()
  const { id: other } = await createBatch(shop, {
    title: 'Winter',
    expectedDelivery: localDate('2026-12-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const link = await createSupplierLink(shop, id, { days: 60 })
  const key = keyIn(link.url)
  const ask = (batch: string, by: string, from = visitor) =>
    supplierSheet(from, { id: batch, key: by, personalisedOnly: false })
  expect(await ask(id, key)).toBeDefined()
  for (const guess of ['', 'x', id, link.id, key.slice(0, -1), `${key}x`, key.toUpperCase()])
    expect(await ask(id, guess)).toBeUndefined()
  for (const batch of [other, newId(), '1', "' or 1=1"]) expect(await ask(batch, key)).toBeUndefined()
  const days = (count: number) => later(visitor, count * 1440)
  expect(await ask(id, key, days(59))).toBeDefined()
  expect(await ask(id, key, days(60))).toBeUndefined()
  await revokeSupplierLink(shop, link.id)
  await revokeSupplierLink(shop, link.id)
  expect(await ask(id, key)).toBeUndefined()
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('storebatches.')).sort()).toEqual([
    'storebatches.create',
    'storebatches.create',
    'storebatches.link',
    'storebatches.revoke-link',
  ])
})

test('a key has 128 random bits and is not stored, and its use is recorded [BAT-011]', async () => {
  const { ctx, id, shop, visitor } = await aBatch()
  const links = [await createSupplierLink(shop, id), await createSupplierLink(shop, id)]
  const keys = links.map(({ url }) => keyIn(url))
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(16)
  expect(JSON.stringify(await ctx.db.select().from(batchKeys))).not.toContain(keys[0])
  await supplierSheet(visitor, { id, key: keys[0] ?? '', personalisedOnly: false })
  const used = (await listSupplierLinks(shop, id)).filter(({ lastUsedAt }) => lastUsedAt !== null)
  expect(used.map((link) => link.id)).toEqual([links[0]?.id])
})

test('the kit supplier sees what to deliver and its own request, but no person, price, order or invoice [BAT-010, BAT-013, BAT-014]', async () => {
  const { id, shop, visitor, buyer } = await aBatch()
  const { url } = await createSupplierLink(shop, id)
  const sheet = await supplierSheet(visitor, { id, key: keyIn(url), personalisedOnly: false })
  expect(sheet).toEqual({
    title: 'Autumn',
    expectedDelivery: '2026-09-01',
    personalisedOnly: false,
    isPersonalisedLink: false,
    request: 'In one box',
    lines: [
      { itemId: '1001', title: 'Ball', size: 'M', quantity: 1, initials: '', shirtNumber: null },
      { itemId: '2003', title: 'Match shirt', size: 'M', quantity: 2, initials: 'SP', shirtNumber: 7 },
    ],
    instructions: [{ itemId: '2003', title: 'Match shirt', text: 'White, 10 cm' }],
    personalisedItems: { 2003: { picture: null, side: 'back' } },
  })
  for (const secret of ['Secret', 'birthday', buyer.user.id, '48'])
    expect(JSON.stringify(sheet)).not.toContain(secret)
})

test('print=1 shows the printing company’s view, and a link for it never shows another [BAT-010, BAT-014]', async () => {
  const { id, shop, visitor } = await aBatch()
  const { url } = await createSupplierLink(shop, id)
  const printing = {
    personalisedOnly: true,
    request: 'Red letters',
    lines: [expect.objectContaining({ itemId: '2003' })],
  }
  const sheet = await supplierSheet(visitor, { id, key: keyIn(url), personalisedOnly: true })
  expect(sheet).toMatchObject({ ...printing, isPersonalisedLink: false })
  const own = await createSupplierLink(shop, id, { personalisedOnly: true })
  expect(own.url).toContain('&print=1')
  const only = await supplierSheet(visitor, { id, key: keyIn(own.url), personalisedOnly: false })
  expect(only).toMatchObject({ ...printing, isPersonalisedLink: true })
})

test('an item that was renamed is one row under its newest name', async () => {
  const { ctx, id, shop, visitor } = await aBatch()
  const { url } = await createSupplierLink(shop, id)
  await ctx.db.update(storeItems).set({ title: 'Match ball' }).where(eq(storeItems.itemId, '1001'))
  await aStoreOrder(ctx, {
    buyer: (await aBuyer(ctx)).actor,
    lines: [{ id: '1001', size: 'M', quantity: 4 }],
  })
  const sheet = await supplierSheet(visitor, { id, key: keyIn(url), personalisedOnly: false })
  expect(sheet?.lines[0]).toMatchObject({ itemId: '1001', title: 'Match ball', quantity: 5 })
})

test('a batch keeps one private invoice of each supplier, for shop managers and administrators only [BAT-015]', async () => {
  const { ctx, id, shop, buyer, visitor } = await aBatch()
  const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n% ${text}\n%%EOF\n`)
  const invoice = { bytes: pdf('one'), name: 'invoice.pdf' }
  for (const actor of [visitor, buyer.ctx]) {
    await expect(attachInvoice(actor, id, 'supplier', invoice)).rejects.toThrow(Forbidden)
    await expect(readInvoice(actor, id, 'supplier')).rejects.toThrow(NotFound)
  }
  await expect(attachInvoice(shop, newId(), 'supplier', invoice)).rejects.toThrow(NotFound)
  const page = { bytes: new TextEncoder().encode('<script>'), name: 'invoice.pdf' }
  expect(await attachInvoice(shop, id, 'supplier', page)).toEqual({ ok: false, reason: 'NOT_A_DOCUMENT' })
  expect(await attachInvoice(shop, id, 'supplier', invoice)).toMatchObject({ ok: true })
  const newer = await attachInvoice(shop, id, 'supplier', { ...invoice, bytes: pdf('two') })
  await expect(readInvoice(shop, id, 'printing')).rejects.toThrow(NotFound)
  const read = await readInvoice(shop, id, 'supplier')
  expect(new TextDecoder().decode(read.bytes)).toContain('two')
  expect(read.mediaType).toBe('application/pdf')
  const kept = await ctx.db.select().from(files).where(eq(files.name, 'invoice.pdf'))
  expect(kept).toMatchObject([{ id: newer.ok && newer.id, audience: 'private' }])
})
