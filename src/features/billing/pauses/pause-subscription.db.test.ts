import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { assignNow, cancelNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { events, hear } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { localDate, longDay } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { members } from '../../members/table.server.ts'
import { performOperation } from '../jobs.server.ts'
import { providerOperations } from '../operations/table.server.ts'
import { payments } from '../payments/table.server.ts'
import { subscriptionSearch } from '../schema.ts'
import { listSubscriptions } from '../subscriptions/queries/subscriptions.server.ts'
import { subscriptions } from '../subscriptions/table.server.ts'
import { cancelOwnSubscription } from './commands/cancel-own-subscription.server.ts'
import { pauseSubscription } from './commands/pause-subscription.server.ts'
import { resumeSubscription } from './commands/resume-subscription.server.ts'

const DAY_MS = 86_400_000
const KEY = 'form-1234'

/** A child with a monthly subscription that is charged to a card, and their guardian, at a club that allows pauses. */
async function aFamily() {
  let at = new Date()
  const made = await aBillingCtx({ clock: { now: () => at } })
  const ctx: Ctx = { ...made.ctx, club: { ...made.ctx.club, pauseMonths: 3, pauseNoticeDays: 3 } }
  const { sandbox } = made
  const stripe = await sandbox.payments.client()
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const customer = await stripe.customers.create({ email: 'mia@example.org', name: 'Mia Pays' })
  await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const mia = await aMember(ctx, { name: 'Mia Pays', email: 'mia@example.org', stripeIdTest: customer.id })
  const finance = as(ctx, anActor('finance'))
  const given = await assignNow(finance, { memberId: mia.id, priceId, volunteer: false, key: KEY })
  if (!given.ok) throw new Error(given.reason)
  await hear(ctx, await events(sandbox))
  const id = given.subscriptionId
  return {
    ...{ ctx, sandbox, stripe, finance, mia, id },
    own: as(ctx, anActor('member', { member: mia })),
    guardian: as(ctx, anActor('member', { children: [{ id: mia.id, firstName: 'Mia' }] })),
    copy: async () => (await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0],
    /** Lets days pass here and at the provider, and handles its events. */
    async later(days: number) {
      at = new Date(at.getTime() + days * DAY_MS)
      await sandbox.steer('POST', '/clock', {})
      await hear(ctx, await events(sandbox))
    },
  }
}

async function paused(ctx: Ctx, subscriptionId: string, months: number, key = KEY) {
  const requested = await pauseSubscription(ctx, { subscriptionId, months, key })
  return requested.ok ? performOperation(ctx, requested.operationId) : requested
}

async function resumed(ctx: Ctx, subscriptionId: string, key = KEY) {
  const requested = await resumeSubscription(ctx, { subscriptionId, key })
  return requested.ok ? performOperation(ctx, requested.operationId) : requested
}

const sent = async ({ db }: Ctx, subject: string) =>
  (await db.select().from(mails).where(like(mails.subject, subject))).map(({ toEmail }) => toEmail).toSorted()

test('another family, staff and visitors can neither pause, resume nor cancel a subscription', async () => {
  const { ctx, id } = await aFamily()
  const other = await aMember(ctx)
  for (const actor of [VISITOR, anActor('finance'), anActor('member', { member: other })]) {
    const nobody = as(ctx, actor)
    const change = { subscriptionId: id, key: KEY }
    await expect(pauseSubscription(nobody, { ...change, months: 1 })).rejects.toThrow(NotFound)
    await expect(resumeSubscription(nobody, change)).rejects.toThrow(NotFound)
    await expect(cancelOwnSubscription(nobody, change)).rejects.toThrow(NotFound)
  }
  expect(await ctx.db.$count(providerOperations, like(providerOperations.kind, 'subscription.pause'))).toBe(0)
})

test('the login of a minor cannot change their subscription, and their guardian can', async () => {
  const { ctx, mia, own, guardian, id } = await aFamily()
  await ctx.db
    .update(members)
    .set({ bornOn: localDate('2015-03-04') })
    .where(eq(members.id, mia.id))
  await expect(paused(own, id, 1)).rejects.toThrow(NotFound)
  expect(await paused(guardian, id, 1)).toMatchObject({ ok: true })
})

test('a pause longer than the club allows, or of no months, is refused with the lengths that are allowed', async () => {
  const { own, id } = await aFamily()
  for (const months of [0, 4, 12, 1.5])
    expect(await pauseSubscription(own, { subscriptionId: id, months, key: KEY })).toMatchObject({
      reason: 'TOO_LONG',
      choices: [{ months: 1 }, { months: 2 }, { months: 3 }],
    })
})

test('a subscription that has ended or is ending is not paused', async () => {
  const { own, finance, id } = await aFamily()
  await cancelNow(finance, id)
  expect(await paused(own, id, 1)).toMatchObject({ reason: 'ENDING' })
  await cancelNow(finance, id, 'now')
  expect(await paused(own, id, 1)).toMatchObject({ reason: 'ENDED' })
  expect(await resumed(own, id)).toMatchObject({ reason: 'ENDED' })
})

test('one change is made at a time, and a form that is sent twice counts once', async () => {
  const { own, id, ctx, stripe } = await aFamily()
  const change = { subscriptionId: id, key: KEY }
  const first = await pauseSubscription(own, { ...change, months: 2 })
  expect(await pauseSubscription(own, { ...change, months: 2 })).toEqual(first)
  const second = await Promise.all([
    pauseSubscription(own, { ...change, key: 'form-5678', months: 3 }),
    cancelOwnSubscription(own, { ...change, key: 'form-9012' }),
  ])
  expect(second).toEqual([
    { ok: false, reason: 'PENDING' },
    { ok: false, reason: 'PENDING' },
  ])
  if (!first.ok) throw new Error(first.reason)
  await performOperation(ctx, first.operationId)
  const { pause_collection: before } = await stripe.subscriptions.retrieve(id)
  await performOperation(ctx, first.operationId)
  expect((await stripe.subscriptions.retrieve(id)).pause_collection).toEqual(before)
  expect(await paused(own, id, 1, 'form-3456')).toMatchObject({ reason: 'PAUSED' })
  expect(await sent(ctx, 'Your subscription%paused')).toEqual(['mia@example.org'])
})

test('a form that is sent again with other months, or after a resumption, does not confirm the first pause', async () => {
  const { own, id, copy, later } = await aFamily()
  for (const _ of ['first', 'again']) {
    expect(await paused(own, id, 1)).toMatchObject({ ok: true })
    expect(await paused(own, id, 1)).toMatchObject({ ok: true })
    expect(await paused(own, id, 2)).toMatchObject({ reason: 'PAUSED' })
    expect(await copy()).toMatchObject({ isPaused: true })
    await later(1)
    expect(await resumed(own, id)).toMatchObject({ ok: true })
    expect(await resumed(own, id)).toMatchObject({ ok: true })
    expect(await copy()).toMatchObject({ isPaused: false })
    await later(1)
  }
  expect(await paused(own, id, 2)).toMatchObject({ ok: true })
})

test('a subscription that staff cancel while the pause is pending is not paused, and the member reads why', async () => {
  const { own, ctx, id, stripe } = await aFamily()
  const requested = await pauseSubscription(own, { subscriptionId: id, months: 1, key: KEY })
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  if (!requested.ok) throw new Error(requested.reason)
  expect(await performOperation(ctx, requested.operationId)).toMatchObject({
    reason: 'PROVIDER_REFUSED',
    message: 'The subscription ends after its current period.',
  })
  expect((await stripe.subscriptions.retrieve(id)).pause_collection).toBeNull()
})

test('a pause that staff made at the provider stays as it is, and is not recorded as the payer’s', async () => {
  const { own, ctx, id, stripe, later } = await aFamily()
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
  expect(await paused(own, id, 3)).toMatchObject({
    reason: 'PROVIDER_REFUSED',
    message: 'The club has already paused the subscription.',
  })
  expect((await stripe.subscriptions.retrieve(id)).pause_collection).toMatchObject({ resumes_at: null })
  expect(await ctx.db.$count(auditLog, eq(auditLog.action, 'billing.pause-subscription'))).toBe(0)
  await later(1)
  await resumed(own, id)
  await later(1)
  expect(await paused(own, id, 3)).toMatchObject({ ok: true })
})

test('a pause that the provider has not answered is repeated by its job, and pauses once', async () => {
  const { own, id, sandbox, copy } = await aFamily()
  await sandbox.trouble({
    kind: 'cut',
    when: 'after',
    times: 3,
    method: 'POST',
    path: `/v1/subscriptions/${id}`,
  })
  expect(await paused(own, id, 1)).toMatchObject({ reason: 'PROVIDER_DOWN' })
  expect(await paused(own, id, 1)).toMatchObject({ ok: true })
  expect(await copy()).toMatchObject({ status: 'active', isPaused: true })
})

test('nothing is charged during a pause, and the provider collects again by itself after it', async () => {
  const { ctx, finance, guardian, id, copy, later, mia } = await aFamily()
  const before = await copy()
  expect(await paused(guardian, id, 2)).toMatchObject({ ok: true })
  expect(await copy()).toMatchObject({ isPaused: true, status: 'active' })
  const { rows } = await listSubscriptions(finance, subscriptionSearch.parse({ show: 'paused' }))
  expect(rows.map((row) => row.id)).toEqual([id])
  const until = (await copy())?.pausedUntil
  expect(until && before?.currentPeriodEnd && until > before.currentPeriodEnd).toBe(true)
  const audited = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'billing.pause-subscription'))
  expect(audited).toMatchObject([{ subject: `members/${mia.id}`, facts: { months: 2, subscription: id } }])

  await later(32)
  await later(31)
  expect(await ctx.db.$count(payments, eq(payments.status, 'paid'))).toBe(1)
  expect(await sent(ctx, '%cancelled%')).toEqual([])
  await later(31)
  expect(await copy()).toMatchObject({ isPaused: false, pausedUntil: null, status: 'active' })
  expect(await ctx.db.$count(payments, eq(payments.status, 'paid'))).toBe(2)
  expect(await sent(ctx, 'Your subscription%paused')).toHaveLength(2)
  expect(await paused(guardian, id, 2, 'form-5678')).toMatchObject({ reason: 'TOO_LONG' })
})

test('a subscription that is resumed is collected with the next payment, and what was not left out can be paused again', async () => {
  const { ctx, own, id, copy, later } = await aFamily()
  expect(await resumed(own, id)).toMatchObject({ reason: 'NOT_PAUSED' })
  await paused(own, id, 3)
  expect(await resumed(own, id)).toMatchObject({ ok: true })
  expect(await copy()).toMatchObject({ isPaused: false, pausedUntil: null })
  await later(32)
  expect(await ctx.db.$count(payments, eq(payments.status, 'paid'))).toBe(2)
  expect(await paused(own, id, 3, 'form-5678')).toMatchObject({ ok: true })
})

test('a member cancels their subscription with its current period', async () => {
  const { ctx, own, id, copy } = await aFamily()
  const requested = await cancelOwnSubscription(own, { subscriptionId: id, key: KEY })
  if (!requested.ok) throw new Error(requested.reason)
  await performOperation(ctx, requested.operationId)
  expect(await copy()).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' })
  const again = await cancelOwnSubscription(own, { subscriptionId: id, key: 'form-5678' })
  expect(again).toMatchObject({ reason: 'ENDING' })
})

test('a subscription that is cancelled during a pause ends with its current period, is not charged again, and no e-mail calls it paid or continued', async () => {
  const { ctx, own, guardian, id, copy, later } = await aFamily()
  await paused(own, id, 1)
  await later(32)
  const requested = await cancelOwnSubscription(guardian, { subscriptionId: id, key: 'form-5678' })
  if (!requested.ok) throw new Error(requested.reason)
  await performOperation(ctx, requested.operationId)
  const end = (await copy())?.currentPeriodEnd ?? new Date(0)
  const [mail] = await ctx.db.select().from(mails).where(like(mails.subject, '%ends on%'))
  expect(mail?.text).toContain(`It ends on ${longDay(end)}. You will not be charged again.`)
  // The pause has ended by now, an hour before the subscription.
  await later((end.getTime() - ctx.clock.now().getTime()) / DAY_MS - 1 / 24)
  expect(await copy()).toMatchObject({ isPaused: false, cancelAtPeriodEnd: true, status: 'active' })
  await later(1)
  expect(await copy()).toMatchObject({ status: 'canceled', endedAt: end })
  expect(await sent(ctx, '%no longer paused')).toEqual([])
  expect(await ctx.db.$count(payments, eq(payments.status, 'paid'))).toBe(1)
})
