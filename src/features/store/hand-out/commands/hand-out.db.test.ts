import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer, later, timelineIn } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { changeBatchStatus, createBatch } from '../../batches/commands/manage-batch.server.ts'
import { storeOrderLines } from '../../orders/table.server.ts'
import { linesByBuyer, pickRows, progressOf } from '../model.ts'
import { handOutList } from '../queries/hand-out-list.server.ts'
import { markLines, removeMarks } from './mark-lines.server.ts'
import { remindCollectors } from './remind-collectors.server.ts'

async function aDeliveredBatch() {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 50, L: 50 }, hasNumber: true })
  const shop = (await aBuyer(ctx, { role: 'shop', name: 'Sam Shop' })).ctx
  const { id } = await createBatch(shop, {
    title: 'Autumn',
    expectedDelivery: localDate('2027-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const order = async (buyer: { actor: Ctx['actor'] }, ...sizes: string[]) =>
    aStoreOrder(ctx, {
      buyer: buyer.actor,
      lines: sizes.map((size) => ({ id: item.itemId, size, quantity: 1 })),
    })
  const deliver = async () => {
    await changeBatchStatus(shop, id, 'Ordered')
    await changeBatchStatus(shop, id, 'Delivered')
  }
  return { ctx, shop, id, order, deliver }
}

const collected = (lines: readonly { orderId: string; position: number }[]) => ({
  kind: 'collected' as const,
  lines,
})

async function linesIn(shop: Ctx, id: string) {
  const list = await handOutList(shop, id)
  return list?.lines ?? []
}

const sent = async ({ db }: Ctx) =>
  (await db.select({ to: mails.toEmail, subject: mails.subject, text: mails.text }).from(mails)).filter(
    ({ subject }) => subject.startsWith('Your kit is waiting'),
  )

test('members, coaches and treasurers cannot read or tick a hand-out list or remind buyers', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  const buyer = await aBuyer(ctx)
  await order(buyer, 'M')
  await deliver()
  const lines = await linesIn(shop, id)
  const others = [as(ctx, VISITOR), buyer.ctx]
  for (const role of ['coach', 'finance'] as const) others.push((await aBuyer(ctx, { role })).ctx)
  for (const actor of others)
    for (const call of [
      () => handOutList(actor, id),
      () => markLines(actor, id, collected(lines)),
      () => removeMarks(actor, id, []),
      () => remindCollectors(actor, id),
    ])
      await expect(call()).rejects.toThrow(Forbidden)
  await expect(markLines(shop, newId(), collected(lines))).rejects.toThrow(NotFound)
})

test('a batch that has not been delivered is neither ticked nor reminded', async () => {
  const { ctx, shop, id, order } = await aDeliveredBatch()
  await order(await aBuyer(ctx), 'M')
  const lines = await linesIn(shop, id)
  expect(await markLines(shop, id, collected(lines))).toEqual({
    ok: false,
    reason: 'NOT_DELIVERED',
    status: 'Open',
  })
  expect(await remindCollectors(shop, id)).toEqual({ ok: false, reason: 'NOT_DELIVERED' })
})

test('of two people who hand out the same line at once the first is recorded, and the second sees who', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  const orderId = await order(await aBuyer(ctx, { name: 'Ana Buyer' }), 'M', 'L')
  await deliver()
  const other = (await aBuyer(ctx, { role: 'shop', name: 'Oli Other' })).ctx
  const [medium, large] = await linesIn(shop, id)
  if (!medium || !large) throw new Error('no lines')
  const results = await Promise.all([
    markLines(shop, id, collected([medium, large])),
    markLines(other, id, collected([large, medium])),
  ])
  const marked = results.map((result) => (result.ok ? result.marked : -1))
  expect(marked.toSorted()).toEqual([0, 2])
  const first = marked[0] === 2 ? 'Sam Shop' : 'Oli Other'
  const second = results.find((result) => result.ok && result.marked === 0)
  expect(second).toMatchObject({ earlier: [{ by: first }, { by: first }] })
  const listed = await linesIn(shop, id)
  expect(listed.map((line) => line.collected?.by)).toEqual([first, first])
  const notes = (await timelineIn(ctx, orderId)).map(({ note }) => note)
  expect(notes.filter((note) => note.startsWith('Handed out'))).toEqual([
    'Handed out: Match shirt, M; Match shirt, L',
  ])
})

test('a page that is out of date does not remove a mark that was made since', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  await order(await aBuyer(ctx), 'M')
  await deliver()
  const lines = await linesIn(shop, id)
  await markLines(shop, id, collected(lines))
  const stale = (await linesIn(shop, id)).flatMap((line) => line.collected?.id ?? [])
  expect(await removeMarks(shop, id, stale)).toEqual({ ok: true, removed: 1 })
  await markLines(shop, id, collected(lines))
  expect(await removeMarks(shop, id, stale)).toEqual({ ok: true, removed: 0 })
  expect(progressOf(await linesIn(shop, id), 'collected')).toEqual({ done: 1, all: 1 })
})

test('lines of another batch and refunded lines are not ticked', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  const buyer = await aBuyer(ctx)
  const orderId = await order(buyer, 'M', 'L')
  await deliver()
  const [medium] = await linesIn(shop, id)
  await ctx.db
    .update(storeOrderLines)
    .set({ returned: 1 })
    .where(eq(storeOrderLines.position, medium?.position ?? -1))
  const elsewhere = { orderId: newId(), position: 0 }
  const result = await markLines(
    shop,
    id,
    collected([{ orderId, position: medium?.position ?? 0 }, elsewhere]),
  )
  expect(result).toEqual({ ok: true, marked: 0, earlier: [] })
  expect(await linesIn(shop, id)).toHaveLength(1)
})

test('the pick list merges orders by item and size, and the buyers are listed by name', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  await order(await aBuyer(ctx, { name: 'Zoe Last' }), 'M', 'L')
  await order(await aBuyer(ctx, { name: 'Ana First' }), 'M')
  await deliver()
  const rows = pickRows(await linesIn(shop, id))
  expect(rows.map(({ size, pieces }) => [size, pieces])).toEqual([
    ['M', 2],
    ['L', 1],
  ])
  const [medium] = rows
  await markLines(shop, id, { kind: 'picked', lines: medium?.lines ?? [] })
  const after = await linesIn(shop, id)
  expect(pickRows(after).map(({ pickedPieces }) => pickedPieces)).toEqual([2, 0])
  expect(progressOf(after, 'collected')).toEqual({ done: 0, all: 3 })
  expect(linesByBuyer(after).map(({ buyer }) => buyer)).toEqual(['Ana First', 'Zoe Last'])
})

test('each address is reminded once about everything that waits, and again only after a week', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  const buyer = await aBuyer(ctx, { name: 'Ana Buyer' })
  await order(buyer, 'M')
  await order(buyer, 'L')
  const done = await aBuyer(ctx, { name: 'Ben Done' })
  await order(done, 'M')
  await deliver()
  await markLines(shop, id, collected((await linesIn(shop, id)).filter((line) => line.buyer === 'Ben Done')))
  const both = await Promise.all([remindCollectors(shop, id), remindCollectors(shop, id)])
  expect(both.map((result) => (result.ok ? result.sent : -1)).toSorted()).toEqual([0, 1])
  const [mail, ...more] = await sent(ctx)
  expect(more).toEqual([])
  expect(mail?.to).toBe(buyer.user.email)
  expect(mail?.text).toMatch(/1 x Match shirt, size M: order \d+, for Ana\n1 x Match shirt, size L/)
  const sixDays = later(shop, 6 * 24 * 60)
  expect(await remindCollectors(sixDays, id)).toMatchObject({ sent: 0, recent: 1 })
  expect(await remindCollectors(later(shop, 7 * 24 * 60), id)).toMatchObject({ sent: 1, recent: 0 })
})

test('the guardian of a child is reminded, and a child without one never', async () => {
  const { ctx, shop, id, order, deliver } = await aDeliveredBatch()
  const child = await aBuyer(ctx, { name: 'Kim Child', bornOn: '2015-05-05' })
  const alone = await aBuyer(ctx, { name: 'Lou Alone', bornOn: '2015-05-05' })
  const parent = await aUser(ctx, { name: 'Pat Parent', email: 'pat@home.test' })
  await aGuardian(ctx, parent, child.member)
  await order(child, 'M')
  await order(alone, 'L')
  await deliver()
  expect(await remindCollectors(shop, id)).toMatchObject({ sent: 1, unreachable: 1 })
  expect((await sent(ctx)).map(({ to }) => to)).toEqual(['pat@home.test'])
})
