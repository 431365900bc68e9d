import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aDuty, aHelper } from '../../../../../demo/builders/duty.ts'
import { aFee } from '../../../../../demo/builders/fee.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { assignNow, cancelNow, performPending } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { clubDay, localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { operationState } from '../../../billing/operations/queries/operation.server.ts'
import { requestDiscount } from '../../../billing/subscriptions/commands/request-discount.server.ts'
import { volunteerDiscounts } from '../../../billing/subscriptions/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { discountLists } from '../queries/discounts.server.ts'
import { confirmDiscount } from './confirm-discount.server.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** The current season began 45 days ago, whenever the test runs. */
const startMonth = () => Number(clubDay(new Date(Date.now() - 45 * DAY_MS)).slice(5, 7))

/** Creates a club with a target of two points, its treasurer, and a member with an active subscription. */
async function aTreasurer({ perFamily = false, volunteer = false } = {}) {
  const { ctx: base, sandbox } = await aBillingCtx()
  const season = { seasonStartMonth: startMonth(), dutyTarget: 2, dutyTargetPerFamily: perFamily }
  const ctx = { ...base, club: { ...base.club, ...season } }
  const finance = as(ctx, anActor('finance'))
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const stripe = await sandbox.payments.client()
  const subscribed = async (name: string) => {
    const member = await aMember(ctx, { name, email: `${name.toLowerCase()}@example.org` })
    const given = await assignNow(finance, { memberId: member.id, priceId, volunteer, key: 'form-1234' })
    if (!given.ok) throw new Error(given.reason)
    return { ...member, subscriptionId: given.subscriptionId }
  }
  const ana = await subscribed('Ana')
  const coupons = async () => {
    const { discounts } = await stripe.subscriptions.retrieve(ana.subscriptionId, { expand: ['discounts'] })
    return discounts.map((one) => typeof one === 'object' && one.source.coupon)
  }
  return { ctx, finance, sandbox, ana, subscribed, coupons }
}

/** Adds a duty that a member completed this morning. */
async function did(ctx: Ctx, member: { id: string }, points: number) {
  const startsAt = new Date(ctx.clock.now().getTime() - 3 * 3_600_000)
  await aHelper(ctx, await aDuty(ctx, { startsAt, points }), member)
}

const later = (ctx: Ctx, years: number): Ctx => ({
  ...ctx,
  clock: { now: () => new Date(Date.now() + years * YEAR_MS) },
})

const names = async (ctx: Ctx) =>
  Object.entries(await discountLists(ctx)).map(([list, rows]) => [list, rows.map(({ name }) => name)])

const only = (list: string | undefined, name = 'Ana') =>
  ['proposed', 'unearned', 'confirmed'].map((one) => [one, one === list ? [name] : []])

const confirm = (ctx: Ctx, memberId: string) => confirmDiscount(ctx, { memberId, key: 'form-1234' })

async function confirmed(ctx: Ctx, memberId: string) {
  expect(await confirm(ctx, memberId)).toMatchObject({ ok: true })
  await performPending(ctx)
}

test('only finance staff can see, confirm and end discounts', async () => {
  const { ctx, ana, coupons } = await aTreasurer()
  await did(ctx, ana, 2)
  for (const actor of [VISITOR, anActor('member', { member: ana }), anActor('coach'), anActor('shop')]) {
    const nobody = as(ctx, actor)
    await expect(discountLists(nobody)).rejects.toThrow(Forbidden)
    await expect(confirm(nobody, ana.id)).rejects.toThrow(Forbidden)
    await expect(requestDiscount(nobody, { memberId: ana.id, key: 'form-1234' })).rejects.toThrow(Forbidden)
  }
  expect(await coupons()).toEqual([])
})

test('a member below the target is neither proposed nor confirmed', async () => {
  const { ctx, finance, ana } = await aTreasurer()
  await did(ctx, ana, 1)
  expect(await names(finance)).toEqual(only(undefined))
  expect(await confirm(finance, ana.id)).toEqual({ ok: false, reason: 'NOT_EARNED' })
})

test('no member is proposed without a target', async () => {
  const { ctx, finance, ana } = await aTreasurer()
  await did(ctx, ana, 2)
  expect(await names({ ...finance, club: { ...ctx.club, dutyTarget: 0 } })).toEqual(only(undefined))
})

test('a member whose subscription is ending is not proposed, and one without a subscription is refused', async () => {
  const { ctx, finance, ana } = await aTreasurer()
  await did(ctx, ana, 2)
  await cancelNow(finance, ana.subscriptionId)
  expect(await names(finance)).toEqual(only(undefined))
  await cancelNow(finance, ana.subscriptionId, 'now')
  expect(await names(finance)).toEqual(only(undefined))
  expect(await confirm(finance, ana.id)).toEqual({ ok: false, reason: 'NOT_RUNNING' })
})

test('a member who reached the target is proposed and gets 20% off once it is confirmed [INV-016]', async () => {
  const { ctx, finance, ana, coupons } = await aTreasurer()
  await did(ctx, ana, 2)
  expect(await names(finance)).toEqual(only('proposed'))
  const first = await confirm(finance, ana.id)
  expect(await confirmDiscount(finance, { memberId: ana.id, key: 'form-5678' })).toEqual(first)
  expect((await discountLists(finance)).proposed).toMatchObject([{ isPending: true }])
  await performPending(ctx)
  expect(await confirm(finance, ana.id)).toEqual(first)
  expect(await coupons()).toEqual(['volunteer-20'])
  expect(await names(finance)).toEqual(only('confirmed'))
  expect(await ctx.db.select().from(volunteerDiscounts)).toMatchObject([
    { memberId: ana.id, confirmedBy: finance.actor.kind === 'user' && finance.actor.userId },
  ])
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'billing.confirm-discount')).toHaveLength(1)
})

test('a discount that begins or ends is e-mailed to the member once, and to the guardian of a child', async () => {
  const { ctx, finance, ana, subscribed } = await aTreasurer()
  const bo = await subscribed('Bo')
  await ctx.db
    .update(members)
    .set({ bornOn: localDate('2015-03-01') })
    .where(eq(members.id, bo.id))
  await aGuardian(ctx, await aUser(ctx, { name: 'Kit Bird', email: 'kit@example.org' }), bo)
  for (const one of [ana, bo]) {
    await did(ctx, one, 2)
    await confirmDiscount(finance, { memberId: one.id, key: `form-${one.id}` })
  }
  await performPending(ctx)
  await performPending(ctx)
  await requestDiscount(finance, { memberId: ana.id, key: 'end-form-1' })
  await performPending(ctx)
  const ended = await ctx.db.select().from(mails).where(like(mails.subject, 'The discount%'))
  const begun = await ctx.db.select().from(mails).where(like(mails.subject, '20%'))
  expect(begun.map(({ toEmail, subject }) => [toEmail, subject]).toSorted()).toEqual([
    ['ana@example.org', '20% off your subscription at London GD'],
    ['kit@example.org', '20% off Bo’s subscription at London GD'],
  ])
  expect(ended.map(({ toEmail }) => toEmail)).toEqual(['ana@example.org'])
})

test('a family’s points add up to the target, and each of its subscriptions is proposed', async () => {
  const { ctx, finance, ana, subscribed } = await aTreasurer({ perFamily: true })
  const bo = await subscribed('Bo')
  const guardian = await aUser(ctx)
  for (const child of [ana, bo]) {
    await aGuardian(ctx, guardian, child)
    await did(ctx, child, 1)
  }
  expect((await discountLists(finance)).proposed).toMatchObject([
    { name: 'Ana', points: 2 },
    { name: 'Bo', points: 2 },
  ])
})

test('a discount lasts for the season after the target was reached, and is then ended unless it was reached again', async () => {
  const { ctx, finance, ana, coupons } = await aTreasurer()
  await did(ctx, ana, 2)
  await confirmed(finance, ana.id)
  expect(await names(later(finance, 1))).toEqual(only('confirmed'))
  expect(await names(later(finance, 2))).toEqual(only('unearned'))
  const ended = await requestDiscount(finance, { memberId: ana.id, key: 'form-1234' })
  expect(await confirmDiscount(finance, { memberId: ana.id, key: 'form-9999' })).toEqual({
    ok: false,
    reason: 'CHANGING',
  })
  await performPending(ctx)
  expect(await coupons()).toEqual([])
  expect(await names(later(finance, 2))).toEqual(only(undefined))
  const { text } = await operationState(finance, ended.ok ? ended.operationId : '')
  expect(text).toBe('Ana no longer gets the 20% discount')
})

test('a discount is listed to be ended when its points fall below the target', async () => {
  const { ctx, finance, ana } = await aTreasurer()
  await did(ctx, ana, 2)
  await confirmed(finance, ana.id)
  const raised = { ...finance, club: { ...finance.club, dutyTarget: 3 } }
  expect(await names(raised)).toEqual(only('unearned'))
})

test('a discount that staff assigned with the subscription is not listed to be ended', async () => {
  const { finance } = await aTreasurer({ volunteer: true })
  expect(await names(finance)).toEqual(only(undefined))
})

test('a discount is pending while the provider does not answer, and is applied once', async () => {
  const { ctx, finance, sandbox, ana, coupons } = await aTreasurer()
  await did(ctx, ana, 2)
  await sandbox.trouble({
    kind: 'cut',
    when: 'after',
    method: 'POST',
    times: 3,
    path: `/v1/subscriptions/${ana.subscriptionId}`,
  })
  await confirmed(finance, ana.id)
  expect((await discountLists(finance)).proposed).toMatchObject([{ isPending: true }])
  await performPending(ctx)
  expect(await coupons()).toEqual(['volunteer-20'])
  expect(await names(finance)).toEqual(only('confirmed'))
})

test('a member stays proposed after the provider’s refusal, and the discount can be retried', async () => {
  const { ctx, finance, sandbox, ana, coupons } = await aTreasurer()
  await did(ctx, ana, 2)
  const path = `/v1/subscriptions/${ana.subscriptionId}`
  await sandbox.trouble({ kind: 'error', status: 400, method: 'POST', path })
  await confirmed(finance, ana.id)
  expect(await names(finance)).toEqual(only('proposed'))
  expect(await ctx.db.$count(volunteerDiscounts)).toBe(0)
  await confirmed(finance, ana.id)
  expect(await coupons()).toEqual(['volunteer-20'])
})
