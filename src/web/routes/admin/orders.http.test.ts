import { expect } from 'vitest'
import { aStoreOrder } from '../../../../demo/builders/store-order.ts'
import { anOrdersAdmin, flashOf } from '../../../../tests/support/admin-orders.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { test } from '../../../../tests/support/site.ts'
import { storeBatches } from '../../../features/store/batches/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { bulkRuns } from '../../../platform/jobs/bulk/table.server.ts'

const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

test('batches are listed latest expected first, and the open one shows its orders with the amounts charged [BAT-004, BAT-006, BAT-007, BAT-008, BAT-014, resolutions F13]', async () => {
  const { site, open, buy, shop } = await anOrdersAdmin()
  await open('Autumn', '2026-09-01')
  const [one, two] = [await buy(1), await buy(2)]
  await open('Winter', '2026-12-01')
  const html = await site.page('/admin/orders', shop)
  const words = wordsOf(html)
  expect(words).toMatch(/Winter Open 1st December 2026|Winter Open Expected 1st December 2026/)
  expect(words.indexOf('Winter')).toBeLessThan(words.indexOf('Autumn'))
  expect(html).toContain('class="badge" data-tone="ok">Open')
  expect(html.indexOf(`order/${one}`)).toBeLessThan(html.indexOf(`order/${two}`))
  for (const part of ['Orders in Autumn', 'Ana Buyer', 'Match shirt', 'With VAT', 'One box a team', 'Paid'])
    expect(words).toContain(part)
  expect(words).not.toContain('to create a batch')
  const [winter] = (await site.ctx.db.select().from(storeBatches)).filter(({ title }) => title === 'Winter')
  expect(wordsOf(await site.page(`/admin/orders?open=${winter?.id}`, shop))).toContain(
    'No order has joined this batch yet',
  )
  expect(wordsOf(await site.page('/admin/orders?open=none', shop))).not.toContain('Orders in ')
})

test('staff without an open batch see which mailbox to e-mail and find the waiting orders [STO-056, BAT-005, resolutions B19]', async () => {
  const { buy, read, site } = await anOrdersAdmin()
  await buy()
  expect(await read('/admin/orders')).toContain(`e-mail ${site.ctx.club.emails.media} to create a batch`)
  expect(await read('/admin/orders?show=unbatched')).toMatch(/Ana Buyer 1 No batch/)
  expect(await read('/admin/orders?q=nobody')).toContain('No orders match')
})

test('a batch is opened, and a refused one keeps what was typed [BAT-001, BAT-014]', async () => {
  const { post, read } = await anOrdersAdmin()
  const form = { title: 'Spring', expectedDelivery: '2027-03-01', customRequestKempa: 'Pack by size' }
  const refused = await post('/admin/orders/new', { ...form, title: ' ', expectedDelivery: 'soon' })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(wordsOf(html)).toMatch(/Enter a title.*Choose a date/)
  expect(html).toContain('Pack by size')
  expect(flashOf(await post('/admin/orders/new', form))).toEqual([
    303,
    expect.stringContaining('Batch Spring opened'),
  ])
  expect(await read('/admin/orders')).toContain('Pack by size')
})

test('a second editor of a batch sees both versions and can still save [resolutions E22, F13]', async () => {
  const { site, open, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const form = { expectedDelivery: '2026-09-01', customRequestKempa: '', customRequestPrinting: '' }
  const path = `/admin/orders/${id}/edit`
  expect(await read(path)).toContain('Edit Autumn')
  expect((await post(path, { ...form, title: 'First', version: '1' })).status).toBe(303)
  const second = await post(path, { ...form, title: 'Second', version: '1' })
  const html = await second.text()
  expect(second.status).toBe(409)
  expect(wordsOf(html)).toMatch(/Someone else has changed this batch in the meantime.*Title First/)
  expect(html).toContain('value="Second"')
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  expect((await post(path, { ...form, title: 'Second', version })).status).toBe(303)
  expect((await site.ctx.db.select().from(storeBatches)).map(({ title }) => title)).toEqual(['Second'])
})

test('a batch can only change its status step by step [BAT-002, BAT-003, resolutions B19]', async () => {
  const { open, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const path = `/admin/orders/${id}/status`
  expect(await read(`${path}?to=Ordered`)).toContain('No more orders can join it')
  const wrong = await post(path, { status: 'Delivered' })
  expect([wrong.status, wordsOf(await wrong.text())]).toEqual([
    409,
    expect.stringContaining('The batch is now open'),
  ])
  expect((await post(path, { status: 'Lost' })).status).toBe(422)
  for (const status of ['Ordered', 'Delivered', 'Closed'])
    expect(flashOf(await post(path, { status }))).toEqual([
      303,
      expect.stringContaining(`The batch is now ${status.toLowerCase()}`),
    ])
  expect(await read('/admin/orders')).toMatch(/Autumn Closed/)
})

test('a closed batch without orders can be reopened, but not marked as delivered [BAT-002, BAT-003]', async () => {
  const { open, buy, post, read } = await anOrdersAdmin()
  const empty = (await open('Autumn', '2099-09-01')).id
  await post(`/admin/orders/${empty}/status`, { status: 'Closed' })
  const words = await read(`/admin/orders?open=${empty}`)
  expect(words).toContain('Reopen')
  expect(words).not.toContain('Mark as delivered')
  const full = (await open('Winter', '2099-12-01')).id
  await buy()
  for (const status of ['Ordered', 'Delivered', 'Closed'])
    await post(`/admin/orders/${full}/status`, { status })
  expect(await read(`/admin/orders?open=${full}`)).toContain('Mark as delivered')
})

test('a supplier link is shown once, works, and can be revoked [BAT-010, BAT-011, resolutions A04]', async () => {
  const { site, open, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const path = `/admin/orders/${id}/links`
  const html = await (await post(path, { for: 'printing', days: '7' })).text()
  const url = new URL(/value="(http[^"]+key[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect((await site.get(`${url.pathname}${url.search}`)).status).toBe(200)
  const again = await site.page(path, {})
  expect(again).not.toContain(url.searchParams.get('key'))
  expect(await read(path)).toMatch(/Printing company Works until .* last used/)
  for (const days of ['0', '400', 'x'])
    expect((await post(path, { for: 'kit', days })).status, days).toBe(422)
  const revoke = /value="([^"]+)"[^>]*name="revoke"/.exec(html)?.[1] ?? ''
  expect((await post(path, { revoke })).status).toBe(303)
  expect((await site.get(`${url.pathname}${url.search}`)).status).toBe(404)
  expect(await read(path)).toContain('Revoked')
})

test('the invoices of both suppliers are saved with the batch, and other files are refused [BAT-015]', async () => {
  const { site, open, post, read, shop } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  const path = `/admin/orders/${id}/invoices`
  const upload = (files: Record<string, Uint8Array>, name = 'invoice.pdf') => {
    const form = new FormData()
    for (const [of, bytes] of Object.entries(files)) form.append(of, new File([new Uint8Array(bytes)], name))
    return post(path, form)
  }
  const nothing = await upload({})
  expect([nothing.status, wordsOf(await nothing.text())]).toEqual([
    422,
    expect.stringContaining('Choose a file'),
  ])
  const evil = await upload({ printing: new TextEncoder().encode('<svg><script>1</script></svg>') }, 'a.svg')
  expect([evil.status, wordsOf(await evil.text())]).toEqual([422, expect.stringContaining('Choose a PDF')])
  expect(flashOf(await upload({ supplier: PDF, printing: PDF }))).toEqual([
    303,
    expect.stringContaining('Invoices saved'),
  ])
  expect(await read('/admin/orders')).toMatch(/Kit supplier: download.*Printing company: download/)
  const kept = await site.get(`/api/storebatches/${id}/invoices/supplier`, shop)
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('an order can be moved to another batch, and a refusal is shown at its field [BAT-006, BAT-009]', async () => {
  const { open, buy, post, read } = await anOrdersAdmin()
  await open('Autumn', '2026-09-01')
  const order = await buy(2)
  const winter = await open('Winter', '2026-12-01')
  const path = `/admin/orders/order/${order}`
  expect(await read(path)).toMatch(
    /Order \d+.*Ana Buyer.*Match shirt, M.*Total.*Move to another batch.*Refund/,
  )
  expect((await post(path, { intent: 'nonsense' })).status).toBe(400)
  const unchosen = await post(path, { intent: 'move', batchId: '' })
  expect([unchosen.status, wordsOf(await unchosen.text())]).toEqual([
    422,
    expect.stringContaining('Choose a batch'),
  ])
  const moved = await post(path, { intent: 'move', batchId: winter.id })
  expect(flashOf(moved)).toEqual([303, expect.stringContaining('The order is in Winter now')])
  const unsure = await post(path, { intent: 'refund', amount: '1', key: newId() })
  expect([unsure.status, wordsOf(await unsure.text())]).toEqual([
    422,
    expect.stringContaining('Tick to confirm the refund'),
  ])
})

test('a club order is marked, and only an administrator can cancel it [STO-053, resolutions B06]', async () => {
  const { site, item, boss, open, read, post } = await anOrdersAdmin()
  await open('Autumn', '2026-09-01')
  const order = await aStoreOrder(site.ctx, {
    buyer: boss.actor,
    lines: [{ id: item.itemId, size: 'M', quantity: 3 }],
    state: 'club',
  })
  const path = `/admin/orders/order/${order}`
  expect(await read('/admin/orders')).toContain('Club order')
  expect(await read(path)).not.toContain('Cancel order')
  expect((await post(path, { intent: 'call-off', sure: 'yes' })).status).toBe(403)
  const admin = await site.signIn({ ...boss.member, userId: boss.user.id })
  expect(await site.page(path, admin)).toContain('Cancel order')
  const unsure = await site.post(path, { intent: 'call-off' }, admin)
  expect([unsure.status, wordsOf(await unsure.text())]).toEqual([
    422,
    expect.stringContaining('Tick to confirm that you cancel the order'),
  ])
  const called = await site.post(path, { intent: 'call-off', sure: 'yes', restock: 'on' }, admin)
  expect(flashOf(called)).toEqual([303, expect.stringContaining('Club order cancelled')])
})

test('an e-mail to a batch’s buyers shows how many it reached, and a form sends it once [resolutions C10, F13]', async () => {
  const { site, open, buy, post, read } = await anOrdersAdmin()
  const { id } = await open('Autumn', '2026-09-01')
  await buy()
  const path = `/admin/orders/${id}/email`
  expect(await read(path)).toContain('each separately')
  const form = { subject: 'Come and get it', html: '<p>Hi {name}</p>', key: newId() }
  const empty = await post(path, { ...form, html: '<p></p>' })
  expect([empty.status, wordsOf(await empty.text())]).toEqual([
    422,
    expect.stringContaining('Write a message'),
  ])
  for (let times = 0; times < 2; times++)
    expect(flashOf(await post(path, form))).toEqual([303, expect.stringContaining('Email sent to 1 member')])
  expect(await site.ctx.db.select().from(bulkRuns)).toHaveLength(1)
})

test('only shop managers can reach these pages and forms, and an unknown batch is not found [BAT-016, resolutions A01]', async ({
  site,
}) => {
  const id = newId()
  const below = [
    '/new',
    '/rows',
    `/order/${id}`,
    ...['edit', 'status', 'links', 'invoices', 'email'].map((one) => `/${id}/${one}`),
  ]
  for (const role of ['member', 'coach', 'finance'] as const) {
    const headers = await site.signIn(role)
    for (const path of ['', ...below]) {
      expect((await site.get(`/admin/orders${path}`, headers)).status, `${role} ${path}`).toBe(403)
      expect((await site.post(`/admin/orders${path}`, {}, headers)).status, `${role} posts ${path}`).toBe(403)
    }
  }
  const shop = await site.signIn('shop')
  for (const path of below.slice(2))
    expect((await site.get(`/admin/orders${path}`, shop)).status, path).toBe(404)
})
