import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aStoreItem } from '../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../demo/builders/store-order.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { aSandbox } from '../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../tests/support/site.ts'
import { stockOf } from '../../../tests/support/store.ts'
import { attachInvoice } from '../../features/store/batches/commands/attach-invoice.server.ts'
import { changeBatchStatus, createBatch } from '../../features/store/batches/commands/manage-batch.server.ts'
import { storeOrders } from '../../features/store/orders/table.server.ts'
import { ROLES, type Role } from '../../kernel/actor.ts'
import { localDate } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'

async function aShop() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const item = await aStoreItem(site.ctx, {
    title: 'Match shirt',
    itemId: '2003',
    sizes: { M: 10 },
    hasNumber: true,
    personalisationPriceMinor: 500,
  })
  const call = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await site.sendJson(method, `/api${path}`, body, headers)
    return { status: answer.status, body: await answer.json() }
  }
  const signInAs = async (name: string, role: Role = 'member') => {
    const member = await aMember(site.ctx, { name, gender: 'female' })
    const user = await aUser(site.ctx, { member, role })
    const headers = await site.signIn({ ...member, userId: user.id })
    const actor = {
      kind: 'user' as const,
      userId: user.id,
      name,
      email: user.email,
      roles: role === 'member' ? [] : [role],
      teams: [],
      memberId: member.id,
      people: [],
      isMember: true,
    }
    return { member, user, headers, actor }
  }
  return { site, sandbox, item, call, signInAs, ana: await signInAs('Ana Buyer') }
}

const SHIRT = { id: '2003', size: 'M', quantity: 2 }

test('visitors cannot write orders, and no member can read, change or delete another’s order [API-042, STO-050, STO-051]', async () => {
  const { site, call, signInAs, ana } = await aShop()
  expect((await call('POST', '/storeorders', { Items: [SHIRT] })).status).toBe(401)
  const { body: order } = await call('POST', '/storeorders', { Items: [SHIRT] }, ana.headers)
  const other = await signInAs('Bo Other')
  const path = `/storeorders/${order._id}`
  expect((await site.get(`/api${path}`)).status).toBe(401)
  expect((await site.get(`/api${path}`, other.headers)).status).toBe(404)
  for (const headers of [{}, other.headers]) {
    const status = headers === other.headers ? 404 : 401
    expect((await call('PUT', path, { Items: [] }, headers)).status).toBe(status)
    expect((await call('DELETE', path, {}, headers)).status).toBe(status)
  }
  expect((await call('PUT', `/storeorders/${newId()}`, { Items: [] }, ana.headers)).status).toBe(404)
  expect(await (await site.get(`/api${path}`, ana.headers)).json()).toMatchObject({ State: 'open' })
})

test('an id that is not an order’s cannot be changed or deleted [API-042]', async () => {
  const { call, ana } = await aShop()
  expect((await call('PUT', '/storeorders/mine', { Items: [SHIRT] }, ana.headers)).status).toBe(404)
  expect((await call('DELETE', '/storeorders/mine', {}, ana.headers)).status).toBe(404)
})

test('a buyer creates, changes and deletes an order; prices, titles, buyer and payment in the request are ignored [API-042, STO-033, STO-037, STO-049]', async () => {
  const { site, call, ana } = await aShop()
  const forged = {
    Items: [
      { ...SHIRT, title: 'Free', price: 0.01, print: { dorsal: 7, pricePrint: 0, requiresPrint: true } },
    ],
    TotalPaid: 1000,
    user: newId(),
    payment: newId(),
    State: 'paid',
  }
  const made = await call('POST', '/storeorders', forged, ana.headers)
  expect(made).toMatchObject({
    status: 201,
    body: {
      State: 'open',
      TotalPaid: 0,
      adminOrder: false,
      Items: [
        {
          id: '2003',
          title: 'Match shirt',
          size: 'M',
          quantity: 2,
          price: 24,
          print: { requiresPrint: true, initials: '', dorsal: 7, pricePrint: 6 },
        },
      ],
    },
  })
  const path = `/storeorders/${made.body._id}`
  const listQuery = { Items: [{ ...SHIRT, quantity: 1 }], SpecialRequest: 'Long sleeves' }
  const changed = await call('PUT', path, listQuery, ana.headers)
  expect(changed.body).toMatchObject({ SpecialRequest: 'Long sleeves', Items: [{ quantity: 1 }] })
  expect(await site.ctx.db.select().from(storeOrders)).toHaveLength(1)
  expect((await call('DELETE', path, {}, ana.headers)).status).toBe(200)
  const [order] = await site.ctx.db.select().from(storeOrders)
  expect(order).toMatchObject({ state: 'abandoned', userId: ana.user.id })
})

test('an item that cannot be bought is refused with a message: quantity 0, 51 and 1.5, unknown item, too many, no items [API-042, STO-025, STO-027]', async () => {
  const { site, call, ana } = await aShop()
  const cases: [object, string][] = [
    [{ Items: [{ ...SHIRT, quantity: 0 }] }, 'Choose a quantity from 1 to 50'],
    [{ Items: [{ ...SHIRT, quantity: 51 }] }, 'Choose a quantity from 1 to 50'],
    [{ Items: [{ ...SHIRT, quantity: 1.5 }] }, 'Choose a quantity from 1 to 50'],
    [{ Items: [{ ...SHIRT, print: { dorsal: 100 } }] }, 'Choose a number from 0 to 99'],
    [{ Items: [{ ...SHIRT, id: 'nothing' }] }, 'This is no longer in the store'],
    [{ Items: [SHIRT, { ...SHIRT, quantity: 9, print: { dorsal: 7 } }] }, 'Only 10 are left of size M'],
    [{ Items: [] }, 'Please add an item'],
    [{ SpecialRequest: 'x'.repeat(501), Items: [SHIRT] }, 'Enter up to 500 characters'],
  ]
  for (const [body, words] of cases) {
    const refused = await call('POST', '/storeorders', body, ana.headers)
    expect(refused.status, words).toBe(422)
    expect(JSON.stringify(refused.body)).toContain(words)
  }
  expect(await site.ctx.db.select().from(storeOrders)).toEqual([])
})

test('only the administrator may send adminOrder, which makes it a club order without payment [API-042, STO-053, STO-061]', async () => {
  const { site, sandbox, item, call, signInAs } = await aShop()
  for (const role of ROLES.filter((one) => one !== 'administrator')) {
    const { headers } = await signInAs(`Robin ${role}`, role)
    const refused = await call('POST', '/storeorders', { Items: [SHIRT], adminOrder: true }, headers)
    expect(refused.status, role).toBe(403)
  }
  expect(await site.ctx.db.select().from(storeOrders)).toEqual([])
  const { headers } = await signInAs('Ada Admin', 'administrator')
  const made = await call('POST', '/storeorders', { Items: [SHIRT], adminOrder: true }, headers)
  expect(made.body).toMatchObject({ State: 'club', adminOrder: true, TotalPaid: 0 })
  expect(await stockOf(site.ctx, item)).toEqual({ M: 8 })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('a member can pay only their own cart; amounts are compared, and addresses and customer in the request are ignored [API-035, STO-046, STO-060]', async () => {
  const { sandbox, call, signInAs, ana } = await aShop()
  const open = (body: object, headers = {}) =>
    call('POST', '/gdutils/payment/create_payment_session', { gd_object: 'order', ...body }, headers)
  const { body: order } = await call('POST', '/storeorders', { Items: [SHIRT] }, ana.headers)
  const id = order._id
  expect((await open({ gd_object_id: id })).status).toBe(401)
  const nothing = await open({ gd_object_id: '' }, ana.headers)
  expect([nothing.status, JSON.stringify(nothing.body)]).toEqual([
    422,
    expect.stringContaining('Name the order to pay for'),
  ])
  const other = await signInAs('Bo Other')
  expect((await open({ gd_object_id: id }, other.headers)).status).toBe(404)
  const cheap = { gd_object_id: id, line_items: [{ amount: 1, quantity: 1 }] }
  expect(await open(cheap, ana.headers)).toMatchObject({ status: 409, body: { reason: 'PRICE_CHANGED' } })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  const evil = {
    gd_object_id: id,
    line_items: [{ amount: 2400, quantity: 2, name: 'x', currency: 'gbp' }],
    payment_success_url: 'https://evil.example/',
    payment_cancel_url: 'https://evil.example/',
    customer: 'cus_of_somebody',
  }
  const opened = await open(evil, ana.headers)
  expect(opened).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^cs_/) } })
  expect(opened.body.url).toContain(sandbox.url)
  const [session] = await sandbox.requests('/v1/checkout/sessions')
  expect(JSON.stringify(session?.params)).not.toMatch(/evil|cus_of_somebody/)
  expect(session?.params).toMatchObject({
    line_items: [{ quantity: '2', price_data: { unit_amount: '2400', currency: 'gbp' } }],
  })
  await sandbox.pay(opened.body.id)
  const late = await call('PUT', `/storeorders/${id}`, { Items: [] }, ana.headers)
  expect(late).toMatchObject({ status: 409, body: { reason: 'PLACED' } })
})

test('only shop manager and administrator can read batches and their orders in every API [API-019, API-020, BAT-016]', async () => {
  const { site, call, signInAs, ana } = await aShop()
  const query = '{ storebatches { _id } }'
  for (const role of [undefined, 'member', 'coach', 'finance'] as const) {
    const headers = role ? (await signInAs(`Robin ${role}`, role)).headers : {}
    for (const collection of ['storebatches', 'storeorders'])
      expect((await site.get(`/api/${collection}`, headers)).status, role).toBe(role ? 403 : 401)
    const { body } = await call('POST', '/graphql', { query }, headers)
    expect(body.errors, role).toBeDefined()
  }
  expect((await site.get('/api/storebatches', ana.headers)).status).toBe(403)
})

test('batches are sorted by expected delivery, latest first, filtered by id or status, and their orders by creation [API-019, API-020, BAT-001, BAT-007, STO-049, STO-055]', async () => {
  const { site, call, signInAs, ana } = await aShop()
  const batch = (title: string, day: string, ctx = site.ctx) =>
    createBatch(ctx, {
      title,
      expectedDelivery: localDate(day),
      customRequestKempa: 'In one box',
      customRequestPrinting: '',
    })
  const earlier = { ...site.ctx, clock: { now: () => new Date('2026-02-01T12:00:00Z') } }
  const { id: past } = await batch('Past', '2026-03-01', earlier)
  await changeBatchStatus(site.ctx, past, 'Ordered')
  const { id } = await batch('Autumn', '2099-09-01')
  await batch('Winter', '2099-12-01')
  const lines = [{ id: '2003', size: 'M', quantity: 1, shirtNumber: 7 }]
  const first = await aStoreOrder(site.ctx, { buyer: ana.actor, lines, request: 'Long sleeves' })
  const bo = await signInAs('Bo Other')
  const second = await aStoreOrder(site.ctx, { buyer: bo.actor, lines: [{ ...lines[0]!, shirtNumber: 8 }] })
  const { headers } = await signInAs('Sam Shop', 'shop')
  const ask = async (query: string) =>
    (await call('POST', '/graphql', { query }, headers)).body.data.storebatches
  const all = await ask('{ storebatches(sort: "ExpectedDelivery:desc") { Title Status ExpectedDelivery } }')
  expect(all.map((one: { Title: string }) => one.Title)).toEqual(['Winter', 'Autumn', 'Past'])
  const open = await ask('{ storebatches(where: { Status: "Open" }) { _id ExpectedDelivery } }')
  expect(open).toHaveLength(2)
  const [autumn] = await ask(
    `{ storebatches(where: { _id: "${id}" }) { Title CustomRequestKempa storeorders(sort: "Created:asc") {
      _id Created Items SpecialRequest adminOrder TotalPaid user payment storebatches { Title } } } }`,
  )
  expect(autumn.storeorders.map((order: { _id: string }) => order._id)).toEqual([first, second])
  expect(autumn.storeorders[0]).toMatchObject({
    SpecialRequest: 'Long sleeves',
    adminOrder: false,
    TotalPaid: 30,
    user: { _id: ana.user.id, email: ana.user.email, member: { _id: ana.member.id, Name: 'Ana Buyer' } },
    payment: { _id: expect.any(String) },
    storebatches: { Title: 'Autumn' },
    Items: [{ id: '2003', size: 'M', quantity: 1, price: 24, print: { dorsal: 7, pricePrint: 6 } }],
  })
  const rest = await (await site.get(`/api/storebatches?_id=${id}`, headers)).json()
  expect(rest).toMatchObject([{ Title: 'Autumn', Status: 'Open', InvoiceSupplier: null }])
})

test('only shop manager and administrator can download a batch’s invoice, which is not a public file [BAT-015]', async () => {
  const { site, signInAs, ana } = await aShop()
  const { id } = await createBatch(site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const bytes = new TextEncoder().encode('%PDF-1.4\n% invoice\n%%EOF\n')
  const stored = await attachInvoice(site.ctx, id, 'supplier', { bytes, name: 'In voice!.pdf' })
  const shop = (await signInAs('Sam Shop', 'shop')).headers
  const batch = await (await site.get(`/api/storebatches/${id}`, shop)).json()
  const { url } = batch.InvoiceSupplier
  expect(url).toBe(`/api/storebatches/${id}/invoices/supplier`)
  expect((await site.get(url)).status).toBe(401)
  expect((await site.get(url, ana.headers)).status).toBe(403)
  expect((await site.get(`/files/${stored.ok && stored.id}/original`, shop)).status).toBe(404)
  for (const other of ['printing', 'constructor', 'x'])
    expect((await site.get(url.replace('supplier', other), shop)).status).toBe(404)
  const answer = await site.get(url, shop)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/)
})

test('numbers in orders are taken too, one row for each number, and me includes the user’s own orders [API-032, API-045, STO-031]', async () => {
  const { site, signInAs, ana } = await aShop()
  await aMember(site.ctx, { name: 'Nora Number', number: 9, gender: 'female' })
  const lines = [{ id: '2003', size: 'M', quantity: 1, shirtNumber: 7 }]
  const order = await aStoreOrder(site.ctx, { buyer: ana.actor, lines })
  const bo = (await signInAs('Bo Other')).headers
  const taken = await (await site.get('/api/gdutils/players_numbers', bo)).json()
  expect(taken).toEqual([
    { number: 7, gender: 'female', name: 'Ana Buyer' },
    { number: 9, gender: 'female', name: 'Nora Number' },
  ])
  const read = async (headers: Record<string, string>) =>
    (await (await site.get('/api/gdutils/me/', headers)).json()).user.storeorders
  expect(await read(ana.headers)).toMatchObject([{ _id: order, State: 'paid', TotalPaid: 30 }])
  expect(await read(bo)).toEqual([])
})
