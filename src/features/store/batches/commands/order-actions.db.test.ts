import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer, type TestBuyer } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { clubDay, localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { bulkItems, bulkRuns } from '../../../../platform/jobs/bulk/table.server.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { findBatchesOfOrders, listBatches } from '../queries/batches.server.ts'
import { countBatchBuyers } from '../queries/buyers.server.ts'
import { findBatch } from '../queries/one-batch.server.ts'
import { findAdminOrder, listOpenBatches } from '../queries/order-admin.server.ts'
import { countForAdmin } from '../queries/order-counts.server.ts'
import { listOrders } from '../queries/orders.server.ts'
import { EMAIL_BUYERS } from './bulk-runs.server.ts'
import { emailBuyers } from './email-buyers.server.ts'
import { changeBatchStatus, createBatch } from './manage-batch.server.ts'
import { moveOrder } from './move-order.server.ts'

const about = (title: string, day: string) => ({
  title,
  expectedDelivery: localDate(day),
  customRequestKempa: '',
  customRequestPrinting: '',
})

/** Two open batches, and an order that has joined the one that is expected first. */
async function anAdminList() {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 50, L: 50 } })
  const ana = await aBuyer(ctx, { name: 'Ána Buyer', email: 'ana@example.org' })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const autumn = (await createBatch(shop, about('Autumn', '2026-09-01'))).id
  const winter = (await createBatch(shop, about('Winter', '2026-12-01'))).id
  const line = { id: item.itemId, size: 'M', quantity: 2 }
  const order = await aStoreOrder(ctx, { buyer: ana.actor, lines: [line], request: 'Wrap it.' })
  return { ctx, item, ana, shop, autumn, winter, order, line }
}

const batchIn = async (ctx: Ctx, orderId: string) =>
  (await findBatchesOfOrders(ctx, [orderId]))[orderId]?.title

test('only shop managers and administrators open orders, move them or e-mail buyers [BAT-016]', async () => {
  const { ctx, ana, order, winter, autumn } = await anAdminList()
  const nobodies = [as(ctx, VISITOR), ana.ctx]
  for (const role of ['coach', 'finance'] as const) nobodies.push((await aBuyer(ctx, { role })).ctx)
  const choice = {
    input: { sender: 'media' as const, subject: 'Hi', synopsis: '', gif: '', html: 'x' },
    key: 'k',
  }
  for (const nobody of nobodies) {
    for (const call of [
      () => findAdminOrder(nobody, order),
      () => listOpenBatches(nobody),
      () => countForAdmin(nobody),
      () => countBatchBuyers(nobody, autumn),
      () => moveOrder(nobody, order, winter),
      () => emailBuyers(nobody, autumn, choice),
    ])
      await expect(call()).rejects.toThrow(Forbidden)
  }
  expect(await batchIn(ctx, order)).toBe('Autumn')
})

test('an order opens with its buyer, lines, amounts charged, batch and history [BAT-006, BAT-008, BAT-009]', async () => {
  const { shop, order } = await anAdminList()
  const found = await findAdminOrder(shop, order)
  expect(found).toMatchObject({
    buyer: 'Ána Buyer',
    request: 'Wrap it.',
    state: 'paid',
    isClubOrder: false,
    batch: { title: 'Autumn', status: 'Open' },
    lines: [{ title: 'Match shirt', size: 'M', quantity: 2 }],
  })
  expect(found.email).toMatch(/@/)
  expect(found.gross).toBe(found.lines.reduce((sum, line) => sum + line.gross, 0))
  expect(found.left).toBe(found.gross)
  expect(found.timeline.length).toBeGreaterThan(0)
  for (const id of ['nothing', newId()]) await expect(findAdminOrder(shop, id)).rejects.toThrow(NotFound)
})

test('an order moves to an open batch, which is recorded once [BAT-016, resolutions F13]', async () => {
  const { ctx, shop, order, winter, autumn } = await anAdminList()
  expect(await moveOrder(shop, order, winter)).toEqual({ ok: true, title: 'Winter' })
  expect(await moveOrder(shop, order, winter)).toEqual({ ok: true, title: 'Winter' })
  expect(await batchIn(ctx, order)).toBe('Winter')
  expect((await findBatch(shop, autumn))?.orders).toEqual([])
  expect((await findBatch(shop, winter))?.orders).toMatchObject([{ id: order, buyer: 'Ána Buyer' }])
  const actions = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'storeorders.move'))
  expect(actions).toMatchObject([{ subject: `storeorders/${order}`, facts: { from: autumn, to: winter } }])
})

test('orders cannot move to an ordered batch or out of a delivered one, and carts cannot move [resolutions B08, B19]', async () => {
  const { ctx, shop, order, winter, autumn, ana, line } = await anAdminList()
  const cart = await aStoreOrder(ctx, { buyer: ana.actor, lines: [line], state: 'open' })
  expect(await moveOrder(shop, cart, winter)).toEqual({ ok: false, reason: 'NOT_PLACED' })
  await changeBatchStatus(shop, winter, 'Ordered')
  expect(await moveOrder(shop, order, winter)).toEqual({ ok: false, reason: 'NOT_OPEN', status: 'Ordered' })
  await changeBatchStatus(shop, winter, 'Open')
  await changeBatchStatus(shop, autumn, 'Ordered')
  await changeBatchStatus(shop, autumn, 'Delivered')
  expect(await moveOrder(shop, order, winter)).toEqual({
    ok: false,
    reason: 'HANDED_OUT',
    status: 'Delivered',
  })
  await expect(moveOrder(shop, order, newId())).rejects.toThrow(NotFound)
  await expect(moveOrder(shop, newId(), winter)).rejects.toThrow(NotFound)
  expect(await batchIn(ctx, order)).toBe('Autumn')
})

test('a waiting order is counted, found, and added to a batch [STO-056, BAT-006]', async () => {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx)
  const ana = await aBuyer(ctx, { name: 'Ána Buyer' })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const order = await aStoreOrder(ctx, {
    buyer: ana.actor,
    lines: [{ id: item.itemId, size: 'M', quantity: 1 }],
  })
  expect(await countForAdmin(shop)).toEqual({ batches: 0, orders: 1, unbatched: 1, unpaid: 0 })
  expect((await listOrders(shop, { batch: 'none' })).orders.map(({ id }) => id)).toEqual([order])
  for (const search of ['ANA', 'ána buy']) expect((await listOrders(shop, { search })).total, search).toBe(1)
  expect((await listOrders(shop, { search: '%' })).total).toBe(0)
  await createBatch(shop, about('Autumn', '2026-09-01'))
  expect((await countForAdmin(shop)).unbatched).toBe(0)
})

test('batches are listed latest expected first, with manager and total [BAT-006, BAT-007, BAT-008]', async () => {
  const { ctx, shop, order } = await anAdminList()
  const [row] = await ctx.db.select().from(storeOrders).where(eq(storeOrders.id, order))
  expect(await listBatches(shop)).toMatchObject([
    { title: 'Winter', orders: 0, gross: 0 },
    { title: 'Autumn', orders: 1, gross: row?.grossMinor, managedBy: expect.stringMatching(/\w/) },
  ])
})

test('an e-mail to the buyers of a batch reaches each buyer once [resolutions C10, F13]', async () => {
  const { ctx, ana, shop, autumn, winter, line } = await anAdminList()
  const bo = await aBuyer(ctx, { name: 'Bo Buyer' })
  await aStoreOrder(ctx, { buyer: ana.actor, lines: [line] })
  await aStoreOrder(ctx, { buyer: bo.actor, lines: [line] })
  const input = {
    sender: 'media' as const,
    subject: 'Hi {name}',
    synopsis: '',
    gif: '',
    html: '<p>Come!</p>',
  }
  const choice = { input, key: 'form-1234' }
  expect(await emailBuyers(shop, winter, choice)).toEqual({ ok: false, reason: 'NOBODY' })
  expect(await countBatchBuyers(shop, autumn)).toEqual({ title: 'Autumn', many: 2 })
  expect(await emailBuyers(shop, autumn, choice)).toEqual({ ok: true, many: 2 })
  expect(await emailBuyers(shop, autumn, choice)).toEqual({ ok: true, many: 2 })
  expect(await ctx.db.select().from(bulkRuns)).toHaveLength(1)
  const items = await ctx.db.select().from(bulkItems)
  expect(items).toHaveLength(2)
  for (const { subjectId: id } of items)
    await ctx.db.transaction((tx) => EMAIL_BUYERS.work(shop, tx, input, { id, key: id }))
  const sent = await ctx.db.select().from(mails).where(eq(mails.fromEmail, ctx.club.emails.media))
  expect(sent.map(({ toName }) => toName).sort()).toEqual(['Bo Buyer', 'Ána Buyer'])
  for (const { ccEmail, subject } of sent)
    expect([ccEmail, subject]).toEqual(['', expect.stringMatching(/^Hi \w|^Hi Á/)])
})

test('an e-mail to the buyers of a batch goes to the guardian of a child, and never to a child', async () => {
  const { ctx, shop, line } = await anAdminList()
  const child = await aBuyer(ctx, { name: 'Kim Child', bornOn: '2015-05-05' })
  const alone = await aBuyer(ctx, { name: 'Lou Alone', bornOn: '2015-05-05' })
  await aGuardian(ctx, await aUser(ctx, { name: 'Pat Parent', email: 'pat@home.test' }), child.member)
  const input = {
    sender: 'media' as const,
    subject: 'Hi {name}',
    synopsis: '',
    gif: '',
    html: '<p>Come!</p>',
  }
  const write = async (buyer: TestBuyer) => {
    const id = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line] })
    return ctx.db.transaction((tx) => EMAIL_BUYERS.work(shop, tx, input, { id, key: id }))
  }
  expect(await write(alone)).toEqual({ ok: false, text: 'Lou Alone has no guardian with an e-mail address' })
  expect(await write(child)).toEqual({ ok: true, text: 'Email sent to Pat Parent' })
  const sent = await ctx.db.select().from(mails).where(eq(mails.fromEmail, ctx.club.emails.media))
  expect(sent).toMatchObject([{ toEmail: 'pat@home.test', subject: 'Hi Pat' }])
})

test('an order is not offered a batch that should have been delivered by now [BAT-016, resolutions B19]', async () => {
  const { ctx, shop } = await anAdminList()
  const today = clubDay(ctx.clock.now())
  const earlier = { ...shop, clock: { now: () => new Date('2019-12-01T12:00:00Z') } }
  await createBatch(earlier, about('Late', localDate('2020-01-01')))
  await createBatch(shop, about('Today', today))
  const titles = (await listOpenBatches(shop)).map(({ title }) => title)
  expect(titles).toContain('Today')
  expect(titles).not.toContain('Late')
})
