import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aStoreItem } from '../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../demo/builders/store-order.ts'
import { anOrdersAdmin, flashOf } from '../../../../tests/support/admin-orders.ts'
import { performPending } from '../../../../tests/support/billing.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { aBuyer, buy } from '../../../../tests/support/store.ts'
import { storeStock } from '../../../features/store/catalog/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

test('an open batch with orders is closed after they are moved to another batch [BAT-003, resolutions B08]', async () => {
  const { open, buy, read, post } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  await buy()
  const question = `/admin/orders/${id}/status?to=Closed`
  expect(await read(question)).toMatch(/1 order in this batch is paid.*No other batch is open/)
  const refused = await post(question, { status: 'Closed' })
  expect([refused.status, wordsOf(await refused.text())]).toEqual([
    409,
    expect.stringContaining('1 order in this batch is paid'),
  ])
  const winter = await open('Winter', '2026-12-01')
  expect(await read(question)).toMatch(/Move them to Winter .*Move the orders and close/)
  expect((await post(question, { status: 'Closed', moveTo: 'x' })).status).toBe(422)
  expect(flashOf(await post(question, { status: 'Closed', moveTo: winter.id }))).toEqual([
    303,
    expect.stringContaining('1 order moved to Winter, and the batch is closed'),
  ])
  expect(await read(`/admin/orders?open=${winter.id}`)).toMatch(/Orders in Winter.*Ana Buyer/)
  expect((await post(`/admin/orders/${id}/status?to=Open`, { status: 'Open' })).status).toBe(303)
})

test('a size is changed and items are refunded in an order’s modal, and a refusal keeps the choice [BAT-009, BAT-016]', async () => {
  const { open, buy, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const path = `/admin/orders/order/${await buy(2)}`
  expect(await read(path)).toContain('Match shirt, M: change to L')
  const wrong = await post(path, { intent: 'swap', swap: '' })
  expect([wrong.status, wordsOf(await wrong.text())]).toEqual([
    422,
    expect.stringContaining('Choose the new size'),
  ])
  expect(flashOf(await post(path, { intent: 'swap', swap: '0:L' }))).toEqual([
    303,
    expect.stringContaining('Size changed to L'),
  ])
  expect(await read(path)).toMatch(/Refund items.*Match shirt, L None 1 for £24.00 2 for £48.00/)
  const none = { intent: 'refund-lines', key: newId(), reason: 'size', confirm: 'yes' }
  expect(wordsOf(await (await post(path, none)).text())).toContain('Choose what comes back')
  const unsure = await post(path, { intent: 'refund-lines', key: newId(), reason: '', 'pieces-0': '1' })
  const html = await unsure.text()
  expect([unsure.status, wordsOf(html)]).toEqual([422, expect.stringContaining('Tick the box to confirm')])
  expect(wordsOf(html)).toContain('Choose why they come back')
  expect(html).toMatch(/<option value="1" selected="">1 for/)
  await post(`/admin/orders/${id}/status`, { status: 'Ordered' })
  expect(await read(path)).not.toContain('Change a size')
})

test('the form for refunds says what it means for the supplier, before and after the batch is ordered', async () => {
  const { open, buy, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const path = `/admin/orders/order/${await buy(2)}`
  const list = ['leave the supplier’s list', 'Items stay on the supplier’s list']
  for (const words of list) expect(await read(path)).toContain(words)
  await post(`/admin/orders/${id}/status`, { status: 'Ordered' })
  expect(await read(path)).toContain('This batch has been ordered: write to the supplier')
  await post(`/admin/orders/${id}/status`, { status: 'Delivered' })
  expect(await read(path)).toContain('This batch has been delivered, so nothing changes for the supplier.')
  for (const words of list) expect(await read(path)).not.toContain(words)
})

test('an item of a delivered order is exchanged in its modal, and a refusal stays beside its field', async () => {
  const { open, buy, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const path = `/admin/orders/order/${await buy(2)}`
  expect(await read(path)).not.toContain('Exchange for another size')
  for (const status of ['Ordered', 'Delivered']) await post(`/admin/orders/${id}/status`, { status })
  expect(await read(path)).toMatch(/Exchange for another size.*Match shirt, M: for L/)
  const form = { intent: 'exchange', key: newId(), pieces: '1', oldBack: 'on' }
  const empty = await post(path, { ...form, exchange: '' })
  expect([empty.status, wordsOf(await empty.text())]).toEqual([
    422,
    expect.stringContaining('Choose the new size'),
  ])
  const many = await post(path, { ...form, exchange: '0:L', pieces: '3' })
  expect([many.status, wordsOf(await many.text())]).toEqual([
    422,
    expect.stringContaining('Only 2 are left to exchange'),
  ])
  expect(flashOf(await post(path, { ...form, exchange: '0:L' }))).toEqual([
    303,
    expect.stringContaining('Match shirt: exchanged for L'),
  ])
  expect(await read(path)).toMatch(
    /Match shirt, M .*Match shirt, L .*1 x Match shirt: size M exchanged for L/,
  )
})

test('an order’s refund is shown as pending and then with its outcome, also on its page [BAT-016, resolutions B23]', async () => {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const item = await aStoreItem(site.ctx, { sizes: { M: 5 } })
  const orderId = await buy(await aBuyer(site.ctx), sandbox, { id: item.itemId, size: 'M', quantity: 2 })
  const shop = await site.signIn('shop')
  const path = `/admin/orders/order/${orderId}`
  const read = async (address: string) => wordsOf(await site.page(address, shop))
  const refund = { intent: 'refund-lines', key: newId(), reason: 'size', confirm: 'yes', 'pieces-0': '1' }
  const answer = await site.post(path, refund, shop)
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/admin\/orders\?operation=refund/),
  ])
  expect(await read(location)).toContain('Waiting for the card provider')
  expect(await read(path)).toContain('£24.00 is being refunded. Do not refund it again.')
  await performPending(site.ctx)
  expect(await read(location)).toContain('£24.00 refunded')
  const id = new URLSearchParams(location.split('?')[1]).get('operation') ?? ''
  const state = (who: Record<string, string>) =>
    site.get(`/admin/orders/operation?id=${encodeURIComponent(id)}`, who)
  expect(await (await state(shop)).json()).toEqual({ status: 'done', text: '£24.00 refunded' })
  expect((await state(await site.signIn('coach'))).status).toBe(403)
})

test('a size with another price is refused with advice at the field [BAT-016]', async () => {
  const { site, item, open, buy, post } = await anOrdersAdmin()
  await open('Autumn', '2026-09-01')
  const path = `/admin/orders/order/${await buy(1)}`
  await site.ctx.db
    .update(storeStock)
    .set({ price1Minor: 9900 })
    .where(and(eq(storeStock.itemId, item.id), eq(storeStock.size, 'L')))
  const refused = await post(path, { intent: 'swap', swap: '0:L' })
  const html = await refused.text()
  expect([refused.status, wordsOf(html)]).toEqual([
    422,
    expect.stringContaining(
      'This size has another price. Refund the item and ask the buyer to order it again',
    ),
  ])
  expect(html).toMatch(/<option value="0:L" selected/)
})

test('orders are found by item, item number and size, exported as CSV, and listed by name for collection [BAT-006, BAT-016]', async () => {
  const { site, open, item, boss, buy, read, shop } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  await buy(2)
  await aStoreOrder(site.ctx, {
    buyer: boss.actor,
    lines: [{ id: item.itemId, size: 'L', quantity: 1 }],
    state: 'club',
  })
  expect(await read('/admin/orders?q=match+sh')).toMatch(/Bea Boss.*Ana Buyer/)
  expect(await read(`/admin/orders?q=${item.itemId}`)).toMatch(/Bea Boss.*Ana Buyer/)
  expect(await read('/admin/orders?q=l&show=orders')).toContain('Bea Boss')
  expect(await read('/admin/orders?q=XXL')).toContain('No orders match')
  const answer = await site.get('/admin/orders/export?q=Ana', shop)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = (await answer.text()).trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^1001,.*,Ana Buyer,.*,Autumn,.*,Match shirt,M,,2,0,48.00,Paid,/)
  const list = await read(`/admin/orders/${id}/hand-out`)
  expect(list).toMatch(
    /Hand-out list: Autumn.*Ana Buyer 0 of 2 Match shirt , for Ana Buyer Order 1001 Size M 2 pieces.*Bea Boss 0 of 1 Match shirt , for Bea Boss Order 1002 Size L 1 piece/,
  )
  for (const path of ['/admin/orders/export', `/admin/orders/${id}/hand-out`])
    expect((await site.get(path, await site.signIn('coach'))).status).toBe(403)
  expect((await site.get(`/admin/orders/${newId()}/hand-out`, shop)).status).toBe(404)
})
