import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../demo/builders/member.ts'
import { aPayment } from '../demo/builders/payment.ts'
import { aRegistration } from '../demo/builders/registration.ts'
import { aSubscription } from '../demo/builders/subscription.ts'
import { aUser } from '../demo/builders/user.ts'
import { anActor } from '../tests/support/actors.ts'
import { invoiceNow } from '../tests/support/billing.ts'
import { aCtx, as, TEST_NOW } from '../tests/support/database.ts'
import { aPayingClub } from '../tests/support/paying.ts'
import { aPlayer, assign, LOST_ANSWER, opened, running } from '../tests/support/single-subscription.ts'
import { eraseMember, previewErasure } from './erasure.ts'
import { settlePayment } from './features/billing/sync/commands/settle-payment.server.ts'
import { memberContentType } from './features/members/content-type.ts'
import { members } from './features/members/table.server.ts'
import { messageRecipients, messages } from './features/messages/table.server.ts'
import { pence } from './kernel/money.ts'
import { updateEntry } from './platform/content/write.ts'
import type { Ctx } from './platform/context.ts'
import { rows } from './platform/database/database.ts'
import { mails } from './platform/email/table.server.ts'
import { PAGE_LIMITS } from './platform/payments/payments.ts'

async function aPerson(ctx: Ctx) {
  const member = await aMember(ctx, {
    name: 'Zelda Canary',
    email: 'zelda@canary.example.org',
    phone: '+44 7700 canary',
    address: '1 Canary Wharf',
    guardianEmail: 'mother@canary.example.org',
    history: '<p>Canary</p>',
  })
  const user = await aUser(ctx, { member, email: 'login@canary.example.org' })
  await updateEntry(ctx, memberContentType, member.id, { Position: 'Canary wing' })
  await aRegistration(ctx, { memberId: member.id, name: 'Zelda Canary', email: 'zelda@canary.example.org' })
  await aRegistration(ctx, { userId: user.id, draft: true, details: { address: 'Canary Wharf' } })
  const letter = { fromEmail: 'info@demo.club', subject: 'Dear Canary', html: '', text: '' }
  await ctx.db.insert(mails).values({ ...letter, toEmail: 'Zelda@Canary.example.org' })
  const [message] = await ctx.db
    .insert(messages)
    .values({
      ...{
        formKey: 'a-form-key',
        kind: 'news',
        sender: 'info',
        subject: 'Kit night',
        html: '',
        status: 'sent',
      },
      ...{ audience: { to: [], money: 'any', plan: '', season: '' }, createdAt: TEST_NOW, sendAt: TEST_NOW },
    })
    .returning()
  if (!message) throw new Error('the message was not added')
  const reader = { name: member.name, email: 'zelda@canary.example.org', memberIds: [member.id] }
  await ctx.db.insert(messageRecipients).values({ ...reader, messageId: message.id, status: 'written' })
  return { ...member, userId: user.id }
}

/** Lists the tables that still contain this word. */
async function tablesWith(ctx: Ctx, word: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    ctx.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [hit] = await rows(
      ctx.db,
      sql`select 1 from ${sql.identifier(name)} t where t::text ilike ${`%${word}%`} limit 1`,
    )
    if (hit) found.push(name)
  }
  return found
}

test('a preview counts what erasing a member deletes, and deletes nothing', async () => {
  const ctx = await aCtx()
  const { id } = await aPerson(ctx)
  await aPayment(ctx, { memberId: id, objectId: id })
  const before = await tablesWith(ctx, 'canary')
  expect(await previewErasure(ctx, id)).toMatchObject({
    ok: true,
    erased: { account: 1, registrations: 2, emails: 1, paymentsKept: 1 },
  })
  expect(await tablesWith(ctx, 'canary')).toEqual(before)
})

test('an erased member is in no table, no earlier version and no e-mail; other members are unchanged', async () => {
  const ctx = await aCtx()
  const { id } = await aPerson(ctx)
  const sister = await aMember(ctx, { name: 'Ida Other', email: 'ida@example.org' })
  const before = await tablesWith(ctx, 'canary')
  expect(before).toEqual(expect.arrayContaining(['mails', 'members', 'registrations', 'revisions', 'users']))
  expect(await eraseMember(ctx, id)).toMatchObject({ ok: true })
  expect(await tablesWith(ctx, 'canary')).toEqual([])
  const left = await ctx.db.select().from(members)
  expect(left.find((one) => one.id === sister.id)).toMatchObject({ name: 'Ida Other' })
  expect(left.find((one) => one.id === id)).toMatchObject({
    name: 'Former member',
    active: false,
    bornOn: null,
  })
})

test('an erased child still counts as a child, so that no photograph becomes more visible [resolutions C02]', async () => {
  const ctx = await aCtx()
  const { id } = await aMember(ctx, { name: 'Kid', bornOn: '2015-02-03' })
  await eraseMember(ctx, id)
  const [left] = await ctx.db.select().from(members)
  expect(left?.bornOn).toBe(TEST_NOW.toISOString().slice(0, 10))
})

test('members with a subscription, members of the committee and unknown members are refused', async () => {
  const ctx = await aCtx()
  const payer = await aMember(ctx, {})
  await aSubscription(ctx, { memberId: payer.id, status: 'active' })
  const staff = await aMember(ctx, {})
  await aUser(ctx, { member: staff, role: 'coach' })
  expect(await eraseMember(ctx, payer.id)).toEqual({ ok: false, reason: 'SUBSCRIBED' })
  expect(await eraseMember(ctx, staff.id)).toEqual({ ok: false, reason: 'STAFF' })
  expect(await eraseMember(ctx, crypto.randomUUID())).toEqual({ ok: false, reason: 'UNKNOWN' })
})

test('a member with a pending plan is refused: an open checkout session, an assignment by staff, a recent payment [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  const page = await opened(club, accessToken)
  expect(await eraseMember(club.ctx, member)).toEqual({ ok: false, reason: 'CHECKOUT_OPEN' })
  expect(await previewErasure(club.ctx, member)).toEqual({ ok: false, reason: 'CHECKOUT_OPEN' })
  await club.sandbox.pay(page.sessionId)
  await club.sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/subscriptions' })
  await settlePayment(club.ctx, page.sessionId, undefined, PAGE_LIMITS)
  expect(await eraseMember(club.ctx, member)).toEqual({ ok: false, reason: 'CHECKOUT_OPEN' })
  await club.sandbox.steer('DELETE', '/faults')
  await settlePayment(club.ctx, page.sessionId)
  expect(await eraseMember(club.ctx, member)).toEqual({ ok: false, reason: 'SUBSCRIBED' })
  const { id: other } = await aMember(club.ctx, { email: 'bo@example.org' })
  await club.sandbox.trouble(LOST_ANSWER)
  expect(await assign(club, other)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await eraseMember(club.ctx, other)).toEqual({ ok: false, reason: 'ASSIGNMENT_PENDING' })
  const { id: third } = await aMember(club.ctx, { email: 'cy@example.org' })
  await club.sandbox.trouble({ ...LOST_ANSWER, path: '/v1/invoices/' })
  const bill = { memberId: third, amount: pence(500), description: 'Kit', key: 'bill' }
  expect(await invoiceNow(as(club.ctx, anActor('finance')), bill)).toMatchObject({ ok: false })
  expect(await eraseMember(club.ctx, third)).toEqual({ ok: false, reason: 'INVOICE_PENDING' })
})

test('after an erasure no other member with the same e-mail is charged as that customer [resolutions B22]', async () => {
  const club = await aPayingClub()
  const stripe = await club.sandbox.payments.client()
  const { id: theirs } = await stripe.customers.create({ email: 'family@example.org' })
  const { id: gone } = await aMember(club.ctx, { email: 'family@example.org', stripeIdTest: theirs })
  expect(await eraseMember(club.ctx, gone)).toMatchObject({ ok: true })
  const { id: spouse } = await aMember(club.ctx, { email: 'family@example.org' })
  expect(await assign(club, spouse)).toMatchObject({ ok: true })
  const [plan] = await running(club)
  expect([plan?.memberId, plan?.customerId === theirs]).toEqual([spouse, false])
})

test('e-mails to an address that another member shares stay', async () => {
  const ctx = await aCtx()
  const { id } = await aPerson(ctx)
  await aMember(ctx, { name: 'Brother', email: 'zelda@canary.example.org' })
  expect(await eraseMember(ctx, id)).toMatchObject({ erased: { emails: 0 } })
})
