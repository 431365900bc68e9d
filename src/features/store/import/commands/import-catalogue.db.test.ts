import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aStoreCategory } from '../../../../../demo/builders/store-category.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aSupplierCategory, aSupplierRow, asFile } from '../../../../../tests/support/supplier-list.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { storeCategories, storeItems, storeStock } from '../../catalog/table.server.ts'
import { MAX_FILE_BYTES, MAX_ROWS } from '../model/supplier-file.ts'
import { importCatalogue } from './import-catalogue.server.ts'

type Given = { apply?: boolean; categories?: unknown[] }

async function bring(ctx: Ctx, rows: unknown[], { apply = true, categories }: Given = {}) {
  const files = { items: asFile(rows), categories: categories && asFile(categories) }
  const outcome = await importCatalogue(ctx, files, { apply })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.report
}
const itemsOf = ({ db }: Ctx) => db.select().from(storeItems).orderBy(storeItems.itemId)
const sizesOf = ({ db }: Ctx, itemId: string) =>
  db
    .select({ size: storeStock.size, stock: storeStock.stock, availability: storeStock.availability })
    .from(storeStock)
    .where(eq(storeStock.itemId, itemId))
    .orderBy(storeStock.position)

test('only staff of the store can import [STO-018]', async () => {
  const ctx = await aCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance')]) {
    await expect(bring(as(ctx, actor), [aSupplierRow()])).rejects.toThrow(Forbidden)
  }
  expect(await bring(as(ctx, anActor('shop')), [aSupplierRow()])).toMatchObject({ applied: true })
})

test('other requests are answered while a long list is read [STO-018]', async () => {
  const ctx = await aCtx()
  const about = `<ul>${'<li>Light <b>cloth</b></li>'.repeat(300)}</ul>`
  const rows = Array.from({ length: 300 }, (_, n) =>
    aSupplierRow({ itemId: `${n}`, itemAllDescription: about }),
  )
  // Measures CPU time, so that the load of the machine does not matter.
  const spent = () => process.cpuUsage().user
  const waits: number[] = []
  let last = spent()
  const answer = () => {
    waits.push(spent() - last)
    last = spent()
    waiting = setImmediate(answer)
  }
  let waiting = setImmediate(answer)
  onTestFinished(() => clearImmediate(waiting))
  const began = last
  await bring(ctx, rows, { apply: false })
  expect(Math.max(...waits)).toBeLessThan((spent() - began) / 4)
})

test('a file that is not a list is refused and nothing is written', async () => {
  const ctx = await aCtx()
  const items = asFile([aSupplierRow()])
  const bytes = (text: string) => new TextEncoder().encode(text)
  const refusal = async (files: Parameters<typeof importCatalogue>[1]) => {
    const { ok, ...why } = await importCatalogue(ctx, files, { apply: true })
    expect(ok).toBe(false)
    return why
  }
  expect(await refusal({ items: bytes('[{"itemId": "1", ') })).toMatchObject({
    reason: 'NOT_JSON',
    file: 'items',
  })
  expect(await refusal({ items: bytes('{"items": []}') })).toMatchObject({ reason: 'NOT_A_LIST' })
  expect(await refusal({ items: Uint8Array.from([0x5b, 0xff, 0x5d]) })).toMatchObject({ reason: 'NOT_TEXT' })
  expect(await refusal({ items: new Uint8Array(MAX_FILE_BYTES + 1) })).toMatchObject({ reason: 'TOO_LARGE' })
  expect(await refusal({ items: asFile(Array(MAX_ROWS + 1).fill(0)) })).toMatchObject({
    reason: 'TOO_MANY_ROWS',
    rows: MAX_ROWS + 1,
  })
  expect(await refusal({ items, categories: bytes('nonsense') })).toMatchObject({
    reason: 'NOT_JSON',
    file: 'categories',
  })
  expect(await itemsOf(ctx)).toEqual([])
})

test('a preview reports the same as the import and writes nothing', async () => {
  const ctx = await aCtx()
  await aStoreItem(ctx, { itemId: '1', title: 'OLD', categoryId: null })
  const rows = [
    aSupplierRow({ itemId: '1', itemTitle: 'NEW' }),
    aSupplierRow({ itemId: '2' }),
    aSupplierRow({ itemId: '' }),
  ]
  const before = await itemsOf(ctx)
  const preview = await bring(ctx, rows, { apply: false })
  expect(await itemsOf(ctx)).toEqual(before)
  expect(await ctx.db.select().from(storeCategories)).toEqual([])
  expect(await bring(ctx, rows)).toEqual({ ...preview, applied: true })
  expect(preview).toMatchObject({
    applied: false,
    added: [{ itemId: '2' }],
    changed: [{ itemId: '1', title: 'NEW' }],
    refused: [{ row: 3, reason: 'it has no item number' }],
    categories: ['Training shirts'],
    pictures: 2,
  })
  expect(preview.changed[0]?.fields).toContainEqual({ field: 'title', before: 'OLD', after: 'NEW' })
})

test('a new item has the supplier’s fields, no price and no stock, and is not for sale [STO-013, STO-018, STO-059]', async () => {
  const ctx = await aCtx()
  await bring(ctx, [aSupplierRow({ itemTitle: 'ARC SHIRT WOMEN' })], { categories: [aSupplierCategory()] })
  const [item] = await itemsOf(ctx)
  expect(item).toMatchObject({
    itemId: '100200301',
    title: 'ARC SHIRT WOMEN',
    customTitle: '',
    colours: 'navy/white',
    sizesText: '128, 140, 152, 164/S, M, L, XL',
    description: '<ul><li>Light cloth</li></ul><p>Material: 100% polyester</p>',
    technology: ['Drytech'],
    gender: 'women',
    ...{ price1Minor: null, price2Minor: null, active: false, isOfficial: false, version: 1 },
  })
  const sizes = await sizesOf(ctx, item?.id ?? '')
  expect(sizes.map(({ size }) => size)).toEqual(['128', '140', '152', '164/S', 'M', 'L', 'XL'])
  expect(sizes.every(({ stock, availability }) => stock === null && availability === null)).toBe(true)
  expect(await ctx.db.select().from(storeCategories)).toMatchObject([
    { name: 'Training Shirts', slug: 'training-shirts', position: 0 },
  ])
})

test('a second import changes nothing, not even a version or the audit log', async () => {
  const ctx = await aCtx()
  const rows = [
    aSupplierRow(),
    aSupplierRow({ itemId: '2', itemInfoSizes: ['NOSIZE'], itemAllDescription: '' }),
  ]
  await bring(ctx, rows)
  const after = await itemsOf(ctx)
  expect(await bring(ctx, rows)).toMatchObject({ added: [], changed: [], unchanged: 2, categories: [] })
  expect(await itemsOf(ctx)).toEqual(after)
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'storeitems.import', facts: { added: 2, changed: 0, categories: 1 } },
  ])
})

test('an import keeps what staff set and updates the supplier’s fields [STO-018, STO-019]', async () => {
  const ctx = await aCtx()
  const category = await aStoreCategory(ctx, { name: 'Match day' })
  const own = {
    ...{ customTitle: 'Our shirt', price1Minor: 2000, price2Minor: 2600, onOffer: true, offerMinor: 1500 },
    ...({
      gender: 'men',
      isOfficial: true,
      hasNumber: true,
      personalisationPriceMinor: 400,
      active: false,
    } as const),
    personalisationPrices: [{ title: 'Digit', priceMinor: 200, isDigit: true }],
    printingInstructions: 'White',
    categoryId: category.id,
  }
  const { id } = await aStoreItem(ctx, {
    ...own,
    itemId: '100200301',
    title: 'OLD',
    sizes: { M: 3, L: 0, '4XL': 2, XS: {}, S: 'green' },
  })
  const report = await bring(ctx, [aSupplierRow({ itemInfoSizes: ['M, L, XL'] })])
  expect(report.changed[0]?.fields.map(({ field }) => field)).toEqual([
    'title',
    'colours',
    'sizes',
    'description',
    'technology',
    'sizes to choose',
  ])
  const [item] = await itemsOf(ctx)
  expect(item).toMatchObject({ ...own, title: 'ARC TRAINING SHIRT', colours: 'navy/white', version: 2 })
  expect(await sizesOf(ctx, id)).toEqual([
    { size: 'M', stock: 3, availability: null },
    { size: 'L', stock: 0, availability: null },
    { size: 'XL', stock: null, availability: null },
    { size: '4XL', stock: 2, availability: null },
    { size: 'S', stock: null, availability: 'green' },
  ])
})

test('categories are matched by slug, else by name, and an item without one gets the supplier’s [STO-006]', async () => {
  const ctx = await aCtx()
  const renamed = await aStoreCategory(ctx, {
    name: 'Shirts for training',
    slug: 'training-shirts',
    position: 4,
  })
  const named = await aStoreCategory(ctx, { name: 'Balls & Wax', slug: 'balls', position: 5 })
  await aStoreItem(ctx, { itemId: '1', categoryId: null })
  const categories = [
    aSupplierCategory(),
    aSupplierCategory({ catId: '2', catSlug: 'handballs', catTitle: 'BALLS & WAX' }),
    aSupplierCategory({ catId: '3', catSlug: 'nobody-in-it', catTitle: 'Empty' }),
    aSupplierCategory({ catId: '4', catSlug: 'pants', catTitle: 'Pants' }),
  ]
  const rows = [
    aSupplierRow({ itemId: '1' }),
    aSupplierRow({ itemId: '2', itemCatslug: 'handballs' }),
    aSupplierRow({ itemId: '3', itemCatslug: 'pants' }),
  ]
  const report = await bring(ctx, rows, { categories })
  expect(report.categories).toEqual(['Pants'])
  const [one, two, three] = await itemsOf(ctx)
  expect([one?.categoryId, two?.categoryId]).toEqual([renamed.id, named.id])
  const [pants] = await ctx.db.select().from(storeCategories).where(eq(storeCategories.slug, 'pants'))
  expect(three?.categoryId).toBe(pants?.id)
  expect(pants?.position).toBe(6)
})

test('an error during the import rolls everything back', async () => {
  const ctx = await aCtx()
  await aStoreItem(ctx, { itemId: '9', title: 'OLD' })
  await ctx.db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.title = 'LAST' then raise exception 'the disk is full'; end if; return new; end $$`)
  await ctx.db.execute(
    sql`create trigger refuse before update on store_items for each row execute function refuse()`,
  )
  const rows = [aSupplierRow({ itemId: '1' }), aSupplierRow({ itemId: '9', itemTitle: 'LAST' })]
  await expect(bring(ctx, rows)).rejects.toThrow()
  expect((await itemsOf(ctx)).map(({ itemId, title }) => [itemId, title])).toEqual([['9', 'OLD']])
  expect(await ctx.db.select().from(storeCategories)).toEqual([])
})

test('two concurrent imports add each item once', async () => {
  const ctx = await aCtx()
  const rows = Array.from({ length: 300 }, (_, n) => aSupplierRow({ itemId: `n${n}` }))
  const reports = await Promise.all([bring(ctx, rows), bring(ctx, rows)])
  expect(reports.map(({ added }) => added.length).sort((a, b) => a - b)).toEqual([0, 300])
  expect(await itemsOf(ctx)).toHaveLength(300)
})

test('cached pages of imported items are dropped, even for thousands of items', async () => {
  const dropped: string[] = []
  const ctx = await aCtx({ pages: { ...NO_PAGES, drop: (tags) => void dropped.push(...tags) } })
  const rows = Array.from({ length: 1000 }, (_, n) => aSupplierRow({ itemId: `n${n}` }))
  await bring(ctx, rows)
  const [first] = await itemsOf(ctx)
  expect(dropped).toEqual(
    expect.arrayContaining(['storeitems', 'storecategories', `storeitems/${first?.id}`]),
  )
  expect(dropped).toHaveLength(1002)
})

test('a new item without sizes has one size [STO-018, STO-059]', async () => {
  const ctx = await aCtx()
  await bring(ctx, [aSupplierRow({ itemInfoSizes: undefined })])
  const [item] = await itemsOf(ctx)
  expect((await sizesOf(ctx, item!.id)).map(({ size }) => size)).toEqual(['One size'])
})

test('fields that a row leaves empty are kept [STO-018, STO-059]', async () => {
  const ctx = await aCtx()
  await bring(ctx, [aSupplierRow({ itemTitle: 'ARC SHIRT WOMEN' })], { categories: [aSupplierCategory()] })
  const [before] = await itemsOf(ctx)
  const { itemId, itemTitle, itemCatslug } = aSupplierRow({ itemTitle: 'ARC SHIRT, NEW' })
  await bring(ctx, [{ itemId, itemTitle, itemCatslug }], { categories: [aSupplierCategory()] })
  const [after] = await itemsOf(ctx)
  const { colours, sizesText, description, technology } = before!
  expect(after).toMatchObject({ title: 'ARC SHIRT, NEW', colours, sizesText, description, technology })
  expect((await sizesOf(ctx, after!.id)).map(({ size }) => size)).toEqual([
    ...['128', '140', '152', '164/S', 'M', 'L', 'XL'],
  ])
})
