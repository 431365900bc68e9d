import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aSubscription } from '../../../demo/builders/subscription.ts'
import { aCtx, TEST_NOW } from '../../../tests/support/database.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/files/table.server.ts'
import { payments } from '../billing/payments/table.server.ts'
import { subscriptions } from '../billing/subscriptions/table.server.ts'
import { discardDraft } from './form/commands/discard-draft.server.ts'
import { registrationTasks } from './jobs.server.ts'
import { registrations } from './table.server.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

async function work(ctx: Ctx, task: string, payload: object = {}) {
  const tasks = registrationTasks(ctx) as unknown as Record<string, (payload: object) => Promise<void>>
  await tasks[task]!(payload)
}

const known = async (ctx: Ctx, id: string) =>
  (await ctx.db.select().from(registrations).where(eq(registrations.id, id)))[0]

async function aCard(ctx: Ctx): Promise<string> {
  const card = { name: 'card.pdf', mediaType: 'application/pdf', sizeBytes: 1, createdAt: ago(31) }
  const [file] = await ctx.db.insert(files).values(card).returning()
  return file!.id
}

const PAYMENT_TASKS = ['payment.settled', 'payment.returned'].flatMap((task) => [
  `${task}:registration`,
  `${task}:subscription`,
])

test.each(PAYMENT_TASKS)(
  '%s without a matching payment changes nothing [REG-028, REG-029, resolutions B01]',
  async (task) => {
    const ctx = await aCtx()
    const { id } = await aRegistration(ctx)
    await aPayment(ctx, { purpose: 'registration', objectId: id, status: 'open' })
    await aPayment(ctx, { purpose: 'registration', objectId: newId() })
    await aPayment(ctx, { purpose: 'event', objectId: id })
    await work(ctx, task, { objectId: id })
    await work(ctx, task, { objectId: newId() })
    expect(await known(ctx, id)).toMatchObject({
      registrationPaid: false,
      subscriptionPaid: false,
      version: 1,
    })
  },
)

test('a settled payment sets registration_paid, charge and customer, however often the job runs [REG-020, REG-028, REG-035]', async () => {
  const ctx = await aCtx()
  const { id } = await aRegistration(ctx)
  await aPayment(ctx, { purpose: 'registration', objectId: id, chargeId: 'ch_1', customerId: 'cus_1' })
  for (let times = 0; times < 3; times += 1) await work(ctx, 'payment.settled:registration', { objectId: id })
  expect(await known(ctx, id)).toMatchObject({
    registrationPaid: true,
    subscriptionPaid: false,
    chargeId: 'ch_1',
    stripeCustomer: 'cus_1',
    version: 2,
  })
})

test.each([
  ['a refund', { status: 'refunded' as const, refunded: pence(1000) }],
  ['a dispute', { disputed: true }],
])('%s clears registration_paid and keeps the history [REG-035, resolutions B23]', async (_what, change) => {
  const ctx = await aCtx()
  const { id } = await aRegistration(ctx)
  const payment = await aPayment(ctx, { purpose: 'registration', objectId: id, chargeId: 'ch_1' })
  await work(ctx, 'payment.settled:registration', { objectId: id })
  await ctx.db.update(payments).set(change).where(eq(payments.id, payment.id))
  await work(ctx, 'payment.returned:registration', { objectId: id })
  expect(await known(ctx, id)).toMatchObject({ registrationPaid: false, chargeId: 'ch_1' })
  await ctx.db
    .update(payments)
    .set({ status: 'paid', refunded: pence(0), disputed: false })
    .where(eq(payments.id, payment.id))
  await work(ctx, 'payment.settled:registration', { objectId: id })
  expect(await known(ctx, id)).toMatchObject({ registrationPaid: true })
})

test.each(['active', 'trialing', 'past_due'])(
  'a subscription that is %s sets subscription_paid [REG-029, REG-035]',
  async (status) => {
    const ctx = await aCtx()
    const { id } = await aRegistration(ctx)
    await aSubscription(ctx, { registrationId: id, status, customerId: 'cus_1' })
    await work(ctx, 'subscription.changed', { registrationId: id })
    expect(await known(ctx, id)).toMatchObject({
      subscriptionPaid: true,
      registrationPaid: false,
      stripeCustomer: 'cus_1',
    })
  },
)

test('an ended subscription clears subscription_paid, even if a month was paid [REG-035, resolutions B23]', async () => {
  const ctx = await aCtx()
  const { id } = await aRegistration(ctx)
  await aPayment(ctx, { purpose: 'subscription', objectId: id })
  await aSubscription(ctx, { registrationId: id })
  await work(ctx, 'payment.settled:subscription', { objectId: id })
  expect(await known(ctx, id)).toMatchObject({ subscriptionPaid: true })
  await ctx.db.update(subscriptions).set({ status: 'canceled' })
  await work(ctx, 'subscription.changed', { registrationId: id })
  expect(await known(ctx, id)).toMatchObject({ subscriptionPaid: false })
})

test('a draft and its student card are deleted 30 days after the last change; submitted ones stay [REG-006, REG-017, resolutions C07]', async () => {
  const ctx = await aCtx()
  await aRegistration(ctx, { draft: true, createdAt: ago(31), studentCardId: await aCard(ctx) })
  const touched = await aRegistration(ctx, { draft: true, createdAt: ago(40), updatedAt: ago(29) })
  const sent = await aRegistration(ctx, { createdAt: ago(31), studentCardId: await aCard(ctx) })
  await work(ctx, 'registrations:forget')
  const left = await ctx.db.select({ id: registrations.id }).from(registrations)
  expect(left.map(({ id }) => id).sort()).toEqual([touched.id, sent.id].sort())
  expect((await ctx.db.select().from(files)).map(({ id }) => id)).toEqual([sent.studentCardId])
})

test('an unverified student card is deleted after twelve months, and its registration says so [REG-017, resolutions C08]', async () => {
  const ctx = await aCtx()
  const details = { studentcard: 'card.pdf' }
  const old = await aRegistration(ctx, { submittedAt: ago(366), details, studentCardId: await aCard(ctx) })
  const young = await aRegistration(ctx, { submittedAt: ago(360), studentCardId: await aCard(ctx) })
  await work(ctx, 'registrations:forget')
  expect((await ctx.db.select().from(files)).map(({ id }) => id)).toEqual([young.studentCardId])
  const [left] = await ctx.db.select().from(registrations).where(eq(registrations.id, old.id))
  expect(left?.studentCardId).toBeNull()
  expect(left?.details.find(({ id }) => id === 'studentcard')?.value).toContain('deleted')
})

test('only the person who began a draft can delete it, with its student card [resolutions C07]', async () => {
  const ctx = await aCtx()
  const draft = await aRegistration(ctx, { draft: true, studentCardId: await aCard(ctx) })
  const sent = await aRegistration(ctx)
  await discardDraft(ctx, { ...draft.accessToken, token: sent.accessToken.token })
  await discardDraft(ctx, sent.accessToken)
  expect(await ctx.db.select().from(registrations)).toHaveLength(2)
  await discardDraft(ctx, draft.accessToken)
  expect((await ctx.db.select().from(registrations)).map(({ id }) => id)).toEqual([sent.id])
  expect(await ctx.db.select().from(files)).toEqual([])
})
