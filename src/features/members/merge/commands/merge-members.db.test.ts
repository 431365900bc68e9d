import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aRotaSlot } from '../../../../../demo/builders/rota-slot.ts'
import { aRotaWeek } from '../../../../../demo/builders/rota-week.ts'
import { aSubscription } from '../../../../../demo/builders/subscription.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { providerCustomers } from '../../../billing/customers/table.server.ts'
import { subscriptionsOfMember } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { memberContentType } from '../../content-type.ts'
import { members, memberTeams } from '../../table.server.ts'
import { previewMerge } from '../queries/merge-preview.server.ts'
import { mergeMembers } from './merge-members.server.ts'

const PLAIN = { choices: {} }

/** Every row in the database that contains an id. */
async function rowsWith(ctx: Ctx, id: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    ctx.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await rows(
      ctx.db,
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${id}%`}`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found.toSorted()
}

test('only administrators can merge and preview, and unknown or identical members are refused', async () => {
  const ctx = await aCtx()
  const [one, other] = [await aMember(ctx), await aMember(ctx)]
  const pair = { keepId: one.id, removeId: other.id }
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')]) {
    await expect(mergeMembers(as(ctx, actor), pair, PLAIN)).rejects.toThrow(Forbidden)
    await expect(previewMerge(as(ctx, actor), pair)).rejects.toThrow(Forbidden)
  }
  await expect(mergeMembers(ctx, { ...pair, removeId: newId() }, PLAIN)).rejects.toThrow(NotFound)
  expect(await mergeMembers(ctx, { ...pair, removeId: one.id }, PLAIN)).toMatchObject({ reason: 'SAME' })
})

test('records with two logins, two running subscriptions or a pending payment cannot be merged', async () => {
  const ctx = await aCtx()
  const [one, other] = [await aMember(ctx), await aMember(ctx)]
  const pair = { keepId: one.id, removeId: other.id }
  const page = await aPayment(ctx, {
    memberId: other.id,
    objectId: other.id,
    purpose: 'subscription',
    status: 'open',
  })
  expect(await mergeMembers(ctx, pair, PLAIN)).toMatchObject({ reason: 'PAYMENT_PENDING' })
  await ctx.db.execute(sql`update payments set status = 'expired' where id = ${page.id}`)
  await aSubscription(ctx, { memberId: one.id })
  await aSubscription(ctx, { memberId: other.id })
  expect(await mergeMembers(ctx, pair, PLAIN)).toMatchObject({ reason: 'BOTH_SUBSCRIBED' })
  await aUser(ctx, { member: one, email: 'one@example.org' })
  await aUser(ctx, { member: other, email: 'other@example.org' })
  expect(await mergeMembers(ctx, pair, PLAIN)).toMatchObject({ reason: 'BOTH_LOGINS' })
  expect((await previewMerge(ctx, pair)).refusal).toMatchObject({ reason: 'BOTH_LOGINS' })
  expect(await ctx.db.$count(members)).toBe(2)
})

test('everything of the second record moves to the first, which gets the chosen details', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const keep = await aMember(ctx, {
    name: 'Ana Kovač',
    email: 'ana@example.org',
    phone: '',
    team: men,
    number: 7,
  })
  const other = await aMember(ctx, {
    ...{ name: 'Anna Kovac', email: 'login@example.org', phone: '020 7946 0123', number: 9 },
    ...{ team: men, alsoIn: [women] },
  })
  const { id: userId } = await aUser(ctx, { member: other, email: 'login@example.org' })
  await aRegistration(ctx, { memberId: other.id })
  await aPayment(ctx, { memberId: other.id, objectId: newId() })
  await aSubscription(ctx, { memberId: keep.id, status: 'canceled' })
  await aSubscription(ctx, { memberId: other.id })
  const position = await aPosition(ctx, { name: 'Timekeeper' })
  const week = await aRotaWeek(ctx, '2026-09-07')
  await aRotaSlot(ctx, { positionId: position.id, weekId: week.id, memberId: other.id })
  await updateEntry(ctx, memberContentType, other.id, { Address: '1 Canary Wharf' })
  const before = await rowsWith(ctx, other.id)
  expect(before).toEqual(expect.arrayContaining(['payments', 'registrations', 'revisions', 'rota_slots']))
  await ctx.db.delete(mails)

  const pair = { keepId: keep.id, removeId: other.id }
  const preview = await previewMerge(ctx, pair)
  expect(preview.refusal).toBeUndefined()
  expect(Object.fromEntries(preview.moved)).toMatchObject({
    registrations: 1,
    payments: 1,
    rota_slots: 1,
    member_teams: 1,
  })
  expect(await rowsWith(ctx, other.id)).toEqual(before)

  const choices = { Name: 'other', number: 'other' } as const
  const { versions } = preview
  expect(await mergeMembers(ctx, pair, { choices, versions: '0-0' })).toMatchObject({ reason: 'CHANGED' })
  expect(await mergeMembers(ctx, pair, { choices, versions })).toMatchObject({ ok: true })
  expect(await ctx.db.select().from(members)).toMatchObject([
    {
      id: keep.id,
      name: 'Anna Kovac',
      email: 'login@example.org',
      phone: '020 7946 0123',
      address: '1 Canary Wharf',
      number: 9,
      userId,
    },
  ])
  // Only the entry of the merge names it.
  expect(await rowsWith(ctx, other.id)).toEqual(['audit_log'])
  const teams = await ctx.db.select().from(memberTeams).where(eq(memberTeams.memberId, keep.id))
  expect(new Set(teams.map(({ teamId }) => teamId))).toEqual(new Set([men.id, women.id]))
  expect(await subscriptionsOfMember(as(ctx, anActor('finance')), keep.id)).toHaveLength(2)
  const merged = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'members.merge'))
  expect(merged).toMatchObject([{ subject: `members/${keep.id}`, facts: { registrations: 1 } }])
  expect(await ctx.db.$count(mails)).toBe(0)
})

test('the customer with a running subscription stays in use after a merge', async () => {
  const ctx = await aCtx()
  const [keep, other] = [await aMember(ctx), await aMember(ctx)]
  await aSubscription(ctx, { memberId: keep.id, status: 'canceled', customerId: 'cus_kept' })
  await aSubscription(ctx, { memberId: other.id, customerId: 'cus_other' })
  expect(await mergeMembers(ctx, { keepId: keep.id, removeId: other.id }, PLAIN)).toMatchObject({ ok: true })
  const customers = await ctx.db.select().from(providerCustomers).orderBy(providerCustomers.id)
  expect(customers.map(({ id, memberId, removedAt }) => [id, memberId, removedAt !== null])).toEqual([
    ['cus_kept', keep.id, true],
    ['cus_other', keep.id, false],
  ])
  const [member] = await ctx.db.select().from(members)
  expect(member?.stripeIdTest).toBe('cus_other')
})

test('a merge that would duplicate a shirt number is refused and changes nothing', async () => {
  const ctx = await aCtx()
  const keep = await aMember(ctx, { active: false, number: 7, gender: 'male' })
  const other = await aMember(ctx, { active: true, number: null, gender: 'male' })
  await aMember(ctx, { number: 7, gender: 'male' })
  expect(await mergeMembers(ctx, { keepId: keep.id, removeId: other.id }, PLAIN)).toMatchObject({
    reason: 'NOT_VALID',
    problems: { number: ['Number 7 is taken. Please choose another one.'] },
  })
  expect(await ctx.db.$count(members)).toBe(3)
})
