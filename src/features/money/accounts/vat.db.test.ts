import { expect, test } from 'vitest'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PaymentPurpose } from '../../billing/payments/model.ts'
import { refunds } from '../../billing/refunds/table.server.ts'
import { storeOrders } from '../../store/orders/table.server.ts'
import { listEntries } from '../queries/entries.server.ts'
import { moneyFigures } from '../queries/figures.server.ts'
import { entrySearch } from '../schema.ts'
import { vatQuarters } from './queries/vat.server.ts'

type Sold = {
  net: number
  vat: number
  vatBp: number
  paidAt: string
  refunded?: [amount: number, at: string][]
}

/** An order that was paid by card, with its refunds. */
async function sell(ctx: Ctx, { net, vat, vatBp, paidAt, refunded = [] }: Sold) {
  const id = newId()
  const at = new Date(paidAt)
  const amounts = { netMinor: net, vatMinor: vat, grossMinor: net + vat, vatBp }
  await ctx.db.insert(storeOrders).values({ id, ...amounts, state: 'paid', createdAt: at, updatedAt: at })
  await pay(ctx, { purpose: 'order', objectId: id, amount: net + vat, paidAt, refunded })
}

type Paid = Pick<Sold, 'paidAt' | 'refunded'> & { purpose: PaymentPurpose; objectId?: string; amount: number }

async function pay(ctx: Ctx, { purpose, objectId = newId(), amount, paidAt, refunded = [] }: Paid) {
  const payment = await aPayment(ctx, {
    ...{ purpose, objectId, amount, paidAt: new Date(paidAt) },
    refunded: refunded.reduce((sum, [part]) => sum + part, 0),
  })
  for (const [part, on] of refunded)
    await ctx.db.insert(refunds).values({
      ...{ id: newId(), paymentId: payment.id, amount: pence(part) },
      ...{ status: 'succeeded', createdAt: new Date(on) },
    })
}

/** A club with orders of two rates and none, fees, and refunds in the same quarter and in the next. */
async function aClub() {
  const ctx = await aCtx({ clock: { now: () => new Date('2026-06-20T10:00:00Z') } })
  await sell(ctx, { net: 1999, vat: 400, vatBp: 2000, paidAt: '2026-01-10T12:00:00Z' })
  await sell(ctx, {
    ...{ net: 833, vat: 167, vatBp: 2000, paidAt: '2026-03-31T22:30:00Z' },
    refunded: [
      [333, '2026-04-02T12:00:00Z'],
      [334, '2026-04-03T12:00:00Z'],
      [333, '2026-04-04T12:00:00Z'],
    ],
  })
  await sell(ctx, { net: 1000, vat: 50, vatBp: 500, paidAt: '2026-03-31T23:30:00Z' })
  await sell(ctx, { net: 700, vat: 0, vatBp: 0, paidAt: '2026-01-10T12:00:00Z' })
  await pay(ctx, {
    ...{ purpose: 'registration', amount: 4500, paidAt: '2026-02-01T12:00:00Z' },
    refunded: [[500, '2026-02-03T12:00:00Z']],
  })
  await pay(ctx, { purpose: 'event', amount: 1200, paidAt: '2026-02-01T12:00:00Z' })
  return as(ctx, anActor('finance'))
}

test('only finance staff read the VAT of the club', async () => {
  const ctx = await aCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')])
    await expect(vatQuarters(as(ctx, actor))).rejects.toThrow(Forbidden)
})

test('money counts by rate in the quarter of the club in which it came in or went back', async () => {
  const quarters = await vatQuarters(await aClub())
  expect(
    quarters.map(({ id, lines }) => [id, ...lines.map(({ rate, gross, vat }) => [rate, gross, vat])]),
  ).toEqual([
    ['2026-Q2', ['2000', -1000, -167], ['500', 1050, 50]],
    ['2026-Q1', ['2000', 3399, 567], ['exempt', 4000, 0], ['none', 1900, 0]],
  ])
})

test('an order that is refunded in parts leaves no VAT', async () => {
  const ctx = await aCtx()
  await sell(ctx, {
    ...{ net: 833, vat: 167, vatBp: 2000, paidAt: '2026-01-10T12:00:00Z' },
    refunded: [
      [501, '2026-01-11T12:00:00Z'],
      [250, '2026-01-12T12:00:00Z'],
      [249, '2026-01-13T12:00:00Z'],
    ],
  })
  const [only] = await vatQuarters(as(ctx, anActor('finance')))
  expect(only?.total).toEqual({ received: 1000, refunded: 1000, gross: 0, vat: 0, net: 0 })
})

test('every figure equals the sum of the entries it links to, and the totals those of Money', async () => {
  const ctx = await aClub()
  const quarters = await vatQuarters(ctx)
  for (const { id, lines, total } of quarters)
    for (const { rate, ...sums } of [...lines, { ...total, rate: '' }])
      for (const figure of ['received', 'refunded'] as const) {
        const listed = await listEntries(ctx, entrySearch.parse({ quarter: id, vat: rate, figure }))
        expect([id, rate, figure, listed.sum]).toEqual([id, rate, figure, sums[figure]])
      }
  const { total } = await moneyFigures(ctx, 'all')
  const sumOf = (column: 'received' | 'refunded') =>
    quarters.reduce((sum, quarter) => sum + quarter.total[column], 0)
  expect([sumOf('received'), sumOf('refunded')]).toEqual([total.received, total.refunded])
})
