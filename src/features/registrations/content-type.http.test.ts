import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { notifications } from '../emails/table.server.ts'

type Wire = Record<string, unknown>

async function list(site: TestSite, query: string, headers: Record<string, string>): Promise<Wire[]> {
  return (await (await site.get(`/api/registrations${query}`, headers)).json()) as Wire[]
}

async function ask(site: TestSite, query: string, headers: Record<string, string> = {}) {
  return (await (await site.sendJson('POST', '/api/graphql', { query }, headers)).json()) as {
    data: Record<string, Wire[]> | null
    errors?: { message: string }[]
  }
}

test('only administrators can read registrations, through REST and GraphQL [API-027, resolutions A06]', async ({
  site,
}) => {
  await aRegistration(site.ctx)
  for (const who of [undefined, 'member', 'coach', 'finance', 'shop'] as const) {
    const headers = who ? await site.signIn(who) : {}
    expect((await site.get('/api/registrations', headers)).status).toBe(who ? 403 : 401)
    const answer = await ask(site, '{ registrations { name email } }', headers)
    expect(answer.errors?.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer)).not.toContain('robin@example.org')
  }
})

test('only administrators can change or remove a registration, and nobody can create one through the API [API-042, resolutions A05]', async ({
  site,
}) => {
  const { id } = await aRegistration(site.ctx)
  for (const who of [undefined, 'member', 'coach', 'finance', 'shop'] as const) {
    const headers = who ? await site.signIn(who) : {}
    const refusal = who ? 403 : 401
    for (const [method, path] of [
      ['POST', '/api/registrations'],
      ['PUT', `/api/registrations/${id}`],
      ['DELETE', `/api/registrations/${id}`],
    ] as const) {
      expect((await site.sendJson(method, path, { name: 'Thief' }, headers)).status, method).toBe(refusal)
    }
  }
  const administrator = await site.signIn('administrator')
  expect((await site.sendJson('POST', '/api/registrations', { name: 'New' }, administrator)).status).toBe(403)
})

test('an administrator can correct names and addresses, but not flags, member or charge [API-042, API-043, REG-028, REG-029, resolutions A05]', async ({
  site,
}) => {
  const { id } = await aRegistration(site.ctx)
  const headers = await site.signIn('administrator')
  const kept = {
    registration_paid: true,
    subscription_paid: true,
    chargeId: 'ch_1',
    member: id,
    user: id,
    Data: {},
  }
  for (const [field, value] of Object.entries(kept)) {
    const answer = await site.sendJson('PUT', `/api/registrations/${id}`, { [field]: value }, headers)
    expect(answer.status, field).toBe(422)
  }
  const right = { name: 'Robin Right', email: 'right@example.org' }
  expect((await site.sendJson('PUT', `/api/registrations/${id}`, right, headers)).status).toBe(200)
  const [known] = await list(site, `?_id=${id}`, headers)
  expect(known).toMatchObject({ ...right, registration_paid: false, subscription_paid: false, chargeId: '' })
})

test('removing a registration through the API needs confirmation if it is paid, as on the page [ADM-029, API-042, SYS-066, resolutions B24]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await aRegistration(site.ctx)
  await aPayment(site.ctx, { purpose: 'registration', objectId: id })
  const remove = (query = '') =>
    site.request(`/api/registrations/${id}${query}`, { method: 'DELETE', headers })
  const refused = await remove()
  expect([refused.status, (await refused.json()).reason]).toEqual([409, 'PAID'])
  expect((await remove('?paid=yes')).status).toBe(200)
  expect(await list(site, `?_id=${id}`, headers)).toEqual([])
  expect((await site.get(`/api/registrations/${id}`, headers)).status).toBe(404)
})

test('an administrator can read all fields of registrations, newest first, at most 9000 [REG-020, REG-021, REG-022, REG-035, API-027]', async ({
  site,
}) => {
  const member = await aMember(site.ctx, { name: 'Robin Example' })
  await aRegistration(site.ctx, { name: 'Older', createdAt: new Date('2026-01-01T10:00:00Z') })
  const { id } = await aRegistration(site.ctx, {
    name: 'Newest',
    createdAt: new Date('2026-06-21T10:00:00Z'),
    memberId: member.id,
    chargeId: 'ch_9',
    stripeCustomer: 'cus_9',
    registrationPaid: true,
  })
  await site.ctx.db.insert(notifications).values({
    registrationId: id,
    sentAt: site.ctx.clock.now(),
    subject: 'Welcome',
    contentSingle: '<p>Hello</p>',
  })
  const answer = await ask(
    site,
    `{ registrations(limit: 9000, sort: "Created:desc") {
      _id name email Created Data chargeId payments registration_paid subscription_paid
      member { Name } user { email } notifications { subject }
    } }`,
    await site.signIn('administrator'),
  )
  expect(answer.errors).toBeUndefined()
  const found = answer.data?.registrations ?? []
  expect(found[0]).toMatchObject({
    _id: id,
    name: 'Newest',
    email: 'robin@example.org',
    Created: '2026-06-21T10:00:00.000Z',
    chargeId: 'ch_9',
    payments: { chargeId: 'ch_9', stripe_customer: 'cus_9' },
    registration_paid: true,
    subscription_paid: false,
    member: { Name: 'Robin Example' },
    user: null,
    notifications: [{ subject: 'Welcome' }],
  })
  const data = found[0]?.Data as Record<string, { id: string; value: unknown }[]>
  expect(data.questions?.[0]).toEqual({ id: 'applies_to_you', label: 'applies_to_you', value: 'league' })
  expect(data.details?.map((detail) => detail.id)).toEqual(
    expect.arrayContaining(['dob', 'country', 'address', 'postcode', 'phone', 'gender', 'name']),
  )
  expect(data.checks).toHaveLength(3)
  expect(data.memberships?.[1]?.value).toEqual({ label: 'League teams', price: 42, period: 'month' })
  expect(found.map(({ name }) => name).indexOf('Older')).toBeGreaterThan(0)
})

test('drafts and removed registrations are not in the API [REG-006, resolutions B24, C07]', async ({
  site,
}) => {
  await aRegistration(site.ctx, { draft: true, name: 'Unfinished Person' })
  await aRegistration(site.ctx, { name: 'Removed Person', removedAt: new Date() })
  const names = (await list(site, '?_limit=9000', await site.signIn('administrator'))).map(({ name }) => name)
  expect(names).not.toContain('Unfinished Person')
  expect(names).not.toContain('Removed Person')
})

test('only administrators can read a member’s registrations, newest first [REG-037, resolutions E07]', async ({
  site,
}) => {
  const member = await aMember(site.ctx, { name: 'Twice Registered', listed: true })
  const at = (createdAt: string) => ({ memberId: member.id, createdAt: new Date(createdAt) })
  await aRegistration(site.ctx, { name: 'First time', ...at('2025-08-01T10:00:00Z') })
  await aRegistration(site.ctx, { name: 'Second time', ...at('2026-06-01T10:00:00Z') })
  const query = `{ member(id: "${member.id}") { registrations { name Data } } }`
  const visitor = await ask(site, query)
  expect(JSON.stringify(visitor)).not.toContain('time')
  const answer = await ask(site, query, await site.signIn('administrator'))
  const known = answer.data?.member as unknown as { registrations: Wire[] }
  expect(known.registrations.map(({ name }) => name)).toEqual(['Second time', 'First time'])
  expect(known.registrations[0]?.Data).toMatchObject({
    questions: expect.any(Array),
    details: expect.any(Array),
    memberships: expect.any(Array),
  })
})
