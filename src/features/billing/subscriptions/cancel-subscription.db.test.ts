import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { assignNow, cancelNow, refundNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { events, hear, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { payersNamed } from '../customers/queries/payers.server.ts'
import { subscriptionSearch } from '../schema.ts'
import { subscriptionRow } from './admin/subscription-row.ts'
import { countSubscriptions, findSubscription, listSubscriptions } from './queries/subscriptions.server.ts'
import { subscriptions } from './table.server.ts'

const NOBODIES = [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]

/** A member with a subscription that staff have assigned. */
async function aSubscribedMember(card?: string) {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const stripe = await sandbox.payments.client()
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const customer = await stripe.customers.create({ email: 'ana@example.org', name: 'Ana Pays' })
  if (card) await stripe.paymentMethods.attach(card, { customer: customer.id })
  const ana = await aMember(ctx, { name: 'Ána Pays', email: 'ana@example.org', stripeIdTest: customer.id })
  const given = await assignNow(finance, {
    memberId: ana.id,
    priceId,
    volunteer: true,
    key: 'form-1234',
  })
  if (!given.ok) throw new Error(given.reason)
  return { ctx, sandbox, finance, ana, stripe, id: given.subscriptionId }
}

const rowOf = async (ctx: Ctx, id: string) => subscriptionRow(await findSubscription(ctx, id), undefined)

test('only finance staff can see and cancel subscriptions', async () => {
  const { ctx, id } = await aSubscribedMember()
  for (const actor of NOBODIES) {
    const nobody = as(ctx, actor)
    await expect(listSubscriptions(nobody, subscriptionSearch.parse({}))).rejects.toThrow(Forbidden)
    await expect(countSubscriptions(nobody, '')).rejects.toThrow(Forbidden)
    await expect(findSubscription(nobody, id)).rejects.toThrow(Forbidden)
    await expect(payersNamed(nobody, 'Ana')).rejects.toThrow(Forbidden)
    await expect(cancelNow(nobody, id)).rejects.toThrow(Forbidden)
  }
  const [kept] = await ctx.db.select().from(subscriptions)
  expect(kept).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
})

test('a subscription is cancelled at the end of the paid period, and a second request changes nothing [INV-020, resolutions B25]', async () => {
  const { ctx, finance, id, stripe, ana } = await aSubscribedMember()
  const first = await cancelNow(finance, id)
  expect(first).toMatchObject({ ok: true, subscriptionId: id })
  expect(await cancelNow(finance, id)).toEqual(first)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  })
  expect(await rowOf(finance, id)).toMatchObject({
    state: { text: 'Ending' },
    next: expect.stringMatching(/^Ends /),
  })
  const actions = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'billing.cancel-subscription'))
  expect(actions).toMatchObject([
    { subject: `members/${ana.id}`, facts: { subscription: id, ending: 'period-end' } },
  ])
})

test('a subscription can be cancelled immediately, and an ended one is not cancelled again [resolutions B25]', async () => {
  const { ctx, finance, id } = await aSubscribedMember()
  expect(await cancelNow(finance, id, 'now')).toEqual({ ok: true, subscriptionId: id })
  expect(await cancelNow(finance, id, 'now')).toEqual({ ok: true, subscriptionId: id })
  expect(await cancelNow(finance, id)).toEqual({ ok: true, subscriptionId: id })
  expect(await rowOf(finance, id)).toMatchObject({ state: { text: 'Ended' }, canCancel: false })
  const actions = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'billing.cancel-subscription'))
  expect(actions.map(({ facts }) => facts)).toEqual([{ subscription: id, ending: 'now' }])
})

test('a refusal shows the provider’s message, and an unanswered request can be repeated [resolutions B25]', async () => {
  const { finance, id, sandbox, ctx } = await aSubscribedMember()
  await sandbox.trouble({ kind: 'error', status: 400, path: `/v1/subscriptions/${id}` })
  const refused = await cancelNow(finance, id)
  expect(refused).toMatchObject({
    ok: false,
    reason: 'PROVIDER_REFUSED',
    message: expect.stringMatching(/\w{3}/),
  })
  await sandbox.trouble({ kind: 'cut', times: 3, path: `/v1/subscriptions/${id}` })
  expect(await cancelNow(finance, id)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect((await ctx.db.select().from(subscriptions))[0]?.cancelAtPeriodEnd).toBe(false)
  expect((await cancelNow(finance, id)).ok).toBe(true)
  await expect(cancelNow(finance, 'sub_of_nobody')).rejects.toThrow(NotFound)
})

test('the event of the end may arrive before the response', async () => {
  const { ctx, finance, id, stripe, sandbox } = await aSubscribedMember()
  await stripe.subscriptions.cancel(id)
  await hear(ctx, await events(sandbox))
  expect(await rowOf(finance, id)).toMatchObject({ state: { text: 'Ended' } })
  expect((await cancelNow(finance, id)).ok).toBe(true)
  expect(await rowOf(finance, id)).toMatchObject({ state: { text: 'Ended' } })
})

test('subscriptions are found by person and plan and filtered by state, with discount and time of the last copy [INV-022, resolutions B26]', async () => {
  const { finance, id } = await aSubscribedMember()
  const ids = async (query: Record<string, string>) =>
    (await listSubscriptions(finance, subscriptionSearch.parse(query))).rows.map((one) => one.id)
  for (const q of ['ana', 'ÁNA PAYS', 'league', id]) expect(await ids({ q }), q).toEqual([id])
  expect(await ids({ q: 'nobody' })).toEqual([])
  expect(await ids({ show: 'running' })).toEqual([id])
  expect(await ids({ show: 'ended' })).toEqual([])
  expect(await countSubscriptions(finance, '')).toEqual({
    all: 1,
    running: 1,
    paused: 0,
    ending: 0,
    overdue: 0,
    twice: 0,
    ended: 0,
  })
  expect(await rowOf(finance, id)).toMatchObject({
    person: 'Ána Pays',
    plan: 'League teams',
    price: '£42.00 a month',
    discount: '20%',
    updated: expect.stringMatching(/\d{4}$/),
  })
})

test('the first payment of a subscription can be refunded', async () => {
  const { ctx, finance, sandbox } = await aSubscribedMember('pm_card_visa')
  await hear(ctx, await events(sandbox))
  const payment = await onlyPayment(ctx)
  expect(payment.chargeId).toBe('')
  const back = await refundNow(finance, payment.id, { amount: undefined, key: 'form-1234' })
  expect(back).toEqual({ ok: true, amount: 3360 })
  expect(await onlyPayment(ctx)).toMatchObject({
    status: 'refunded',
    chargeId: expect.stringMatching(/^ch_/),
  })
})
