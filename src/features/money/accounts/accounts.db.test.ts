import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { refunds } from '../../billing/refunds/table.server.ts'
import { moneyFigures } from '../queries/figures.server.ts'
import { type Format, fileOf } from './model/journal.ts'
import { listMovements } from './queries/movements.server.ts'
import { exportSearch } from './schema.ts'

const DAY_MS = 86_400_000

type Paid = { amount: number; refunded: number; fee: number; isCard: boolean; daysAgo: number }

async function pay(ctx: Ctx, { amount, fee, isCard, daysAgo, ...paid }: Paid) {
  const member = await aMember(ctx, { name: '=Ana Pays' })
  const refunded = isCard ? Math.min(paid.refunded, amount) : 0
  const paidAt = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)
  const { id } = await aPayment(ctx, { objectId: newId(), member, amount, refunded, paidAt })
  const method = isCard ? 'card' : 'cash'
  await ctx.db
    .update(payments)
    .set({ method, providerFee: isCard ? pence(fee) : null })
    .where(eq(payments.id, id))
  if (refunded > 0)
    await ctx.db
      .insert(refunds)
      .values({ id: newId(), paymentId: id, amount: pence(refunded), status: 'succeeded', createdAt: paidAt })
}

const listed = (ctx: Ctx, asked: Record<string, string> = {}) =>
  listMovements(ctx, exportSearch.parse({ season: 'all', ...asked }))

/** The sum of a column in pence, of the rows with a text in any column. */
function sumOf(rows: ReturnType<typeof fileOf>, column: string, text?: string): number {
  const [header = [], ...lines] = rows
  const place = header.indexOf(column)
  return lines
    .filter((line) => text === undefined || line.includes(text))
    .reduce((sum, line) => sum + Math.round(Number(line[place]) * 100), 0)
}

test('only finance staff read what a file for the accounts contains', async () => {
  const ctx = await aCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')])
    await expect(listed(as(ctx, actor))).rejects.toThrow(Forbidden)
})

test('every file adds up with the figures of Money, and every journal balances', async () => {
  const paid = fc.record({
    amount: fc.integer({ min: 100, max: 99_999 }),
    refunded: fc.constantFrom(0, 50, 99_999),
    fee: fc.integer({ min: 0, max: 99 }),
    isCard: fc.boolean(),
    daysAgo: fc.integer({ min: 0, max: 500 }),
  })
  const check = async (all: Paid[]) => {
    const ctx = as(await aCtx(), anActor('finance'))
    for (const one of all) await pay(ctx, one)
    const movements = await listed(ctx)
    const { total, months } = await moneyFigures(ctx, 'all')
    const net = total.received - total.refunded
    const cash = movements.reduce((sum, { method, amount }) => sum + (method === 'card' ? 0 : amount), 0)
    expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(net)
    for (const format of ['journal', 'quickbooks'] as const) {
      const file = fileOf(format, movements)
      const [debit, credit] = format === 'journal' ? ['Debit', 'Credit'] : ['Debits', 'Credits']
      expect(sumOf(file, debit)).toBe(sumOf(file, credit))
      const inAccount = (name: string) => sumOf(file, debit, name) - sumOf(file, credit, name)
      expect([inAccount('Card provider') + inAccount('Cash'), inAccount('Card fees')]).toEqual([
        net - total.fees,
        total.fees,
      ])
    }
    expect(sumOf(fileOf('xero', movements), 'Amount')).toBe(net - cash - total.fees)
    let inMonths = 0
    for (const { id } of months) inMonths += (await listed(ctx, { month: id })).length
    expect(inMonths).toBe(movements.length)
  }
  await fc.assert(fc.asyncProperty(fc.array(paid, { minLength: 1, maxLength: 4 }), check), { numRuns: 4 })
})

test('the columns are those that Xero and QuickBooks document', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  await pay(ctx, { amount: 4500, refunded: 0, fee: 120, isCard: true, daysAgo: 1 })
  const movements = await listed(ctx)
  const header = (format: Format) => fileOf(format, movements)[0]?.join()
  expect(header('xero')).toBe('Date,Amount,Payee,Description,Reference')
  expect(header('quickbooks')).toBe('Journal No,Journal Date,Account Name,Debits,Credits,Description,Name')
  expect(fileOf('xero', movements)[2]?.slice(0, 2)).toEqual([
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    -1.2,
  ])
})
