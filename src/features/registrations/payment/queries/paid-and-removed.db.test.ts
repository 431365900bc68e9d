import { expect, test } from 'vitest'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { providerOperations } from '../../../billing/operations/table.server.ts'
import { paidAndRemoved } from './paid-and-removed.server.ts'

const DAY_MS = 86_400_000

/** A card payment for a registration that was removed so many days ago; undefined: not removed. */
async function aRemoved(removedDaysAgo: number | undefined, facts: { refunded?: number } = {}) {
  const ctx = await aCtx()
  const removedAt =
    removedDaysAgo === undefined ? null : new Date(ctx.clock.now().getTime() - removedDaysAgo * DAY_MS)
  const { id } = await aRegistration(ctx, { removedAt, registrationPaid: true })
  const payment = await aPayment(ctx, { purpose: 'registration', objectId: id, amount: 4500, ...facts })
  return { ctx, payment, finance: as(ctx, anActor('finance')) }
}

test('only finance staff see payments of removed registrations', async () => {
  const { ctx } = await aRemoved(2)
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')])
    await expect(paidAndRemoved(as(ctx, actor), { limit: 5 })).rejects.toThrow(Forbidden)
})

test('a payment of a removed registration waits with what is left of it', async () => {
  const { finance, payment } = await aRemoved(2, { refunded: 500 })
  expect(await paidAndRemoved(finance, { limit: 5 })).toMatchObject({
    total: 1,
    rows: [{ id: payment.id, left: 4000, payer: 'Robin Example' }],
  })
})

test('a payment does not wait if its registration is there, was removed long ago, or a refund of it is under way', async () => {
  for (const days of [undefined, 61]) {
    const { finance } = await aRemoved(days)
    expect(await paidAndRemoved(finance, { limit: 5 })).toEqual({ total: 0, rows: [] })
  }
  const { ctx, finance, payment } = await aRemoved(2)
  await ctx.db.insert(providerOperations).values({
    id: `refund:${payment.id}:${newId()}`,
    kind: 'refund.create',
    mode: 'test',
    memberId: null,
    request: { paymentId: payment.id, amount: 4500 },
    createdAt: ctx.clock.now(),
  })
  expect(await paidAndRemoved(finance, { limit: 5 })).toEqual({ total: 0, rows: [] })
})
