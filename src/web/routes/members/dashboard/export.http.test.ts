import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { saveCard } from '../../../../features/members/emergency/commands/save-card.server.ts'
import { members } from '../../../../features/members/table.server.ts'
import { changeCart } from '../../../../features/store/orders/commands/change-cart.server.ts'
import type { Actor } from '../../../../kernel/actor.ts'

async function signedIn(site: TestSite, name: string, facts: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(site.ctx, { name, ...facts })
  return { member, headers: await site.signIn(member) }
}

async function stored(site: TestSite, id: string) {
  const [member] = await site.ctx.db.select().from(members).where(eq(members.id, id))
  return member!
}

test('the export holds all data of the user, nothing of others, and no secrets [MEM-015]', async ({
  site,
}) => {
  const { member } = await signedIn(site, 'Exa Export', {
    phone: '020 7946 0333',
    guardianName: 'Gus Guardian',
  })
  await aMember(site.ctx, { name: 'Oth Other', phone: '020 7946 0444' })
  const user = await aUser(site.ctx, { email: 'exa@example.org', password: 'seven-metre-throw' })
  const login = await site.sendJson('POST', '/api/auth/local', {
    identifier: 'exa@example.org',
    password: 'seven-metre-throw',
  })
  const { jwt } = await login.json()
  await site.ctx.db.update(members).set({ userId: user.id }).where(eq(members.id, member.id))
  const answer = await site.get('/members/export', { authorization: `Bearer ${jwt}` })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  const text = await answer.text()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    account: { email: 'exa@example.org' },
    member: { name: 'Exa Export', phone: '020 7946 0333', guardianName: 'Gus Guardian' },
    payments: [],
    registrations: [],
    logins: [{ here: true }],
  })
  for (const secret of ['argon2', jwt.split('.')[0], 'Oth Other', '020 7946 0444'])
    expect(text).not.toContain(secret)
})

test('the export contains payments, orders and the cart, each amount in pence with its currency [MEM-015]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Ola Orders')
  const { userId } = await stored(site, member.id)
  const buyer = { ...anActor('member', { member }), userId: userId ?? '' } as Actor // a user, as created above
  await aPayment(site.ctx, { objectId: member.id, member, amount: 4550 })
  await aStoreItem(site.ctx, { itemId: '2003', sizes: { M: 10 } })
  const line = { id: '2003', size: 'M', quantity: 2 }
  await aStoreOrder(site.ctx, { buyer, lines: [line] })
  await changeCart({ ...site.ctx, actor: buyer }, new Headers(), { kind: 'add', line })
  const file = await (await site.get('/members/export', headers)).json()
  expect(file.payments).toContainEqual(
    expect.objectContaining({ amountMinor: 4550, refundedMinor: 0, currency: 'GBP' }),
  )
  expect(file.orders).toMatchObject([{ state: 'paid', currency: 'GBP', lines: [{ size: 'M', quantity: 2 }] }])
  expect(file.payments.map(({ amountMinor }: { amountMinor: number }) => amountMinor).sort()).toEqual(
    [4550, file.orders[0].grossMinor].sort(),
  )
  expect(file.orders[0].grossMinor).toBe(file.orders[0].lines[0].grossMinor)
  expect(file.cart).toEqual([line])
  for (const unitless of ['"amount"', '"gross"', '"price"'])
    expect(JSON.stringify(file)).not.toContain(unitless)
})

test('the export of an adult contains their emergency card, and no other one', async ({ site }) => {
  const cards = ['Starfruit', 'Gooseberries']
  for (const allergies of cards) {
    const { member, headers } = await signedIn(site, `Ida ${allergies}`)
    const actor = anActor('member', { member })
    await saveCard({ ...site.ctx, actor }, member.id, {
      ...{ firstContact: 'Ola', firstPhone: '020 7946 0100', secondContact: '', secondPhone: '' },
      ...{ allergies, medicalNotes: '', agreed: 'yes' },
    })
    const text = await (await site.get('/members/export', headers)).text()
    expect(JSON.parse(text).emergencyCard).toMatchObject({ firstContact: 'Ola', allergies })
    expect(cards.filter((one) => text.includes(`"${one}"`))).toEqual([allergies])
  }
})

test('a visitor cannot download an export', async ({ site }) => {
  const answer = await site.get('/members/export')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/members/access/?next=%2Fmembers%2Fdashboard%2F',
  ])
})
