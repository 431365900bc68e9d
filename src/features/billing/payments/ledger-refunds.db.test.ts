import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { refundNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { aCheckoutSession, events, hear, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refunds } from '../refunds/table.server.ts'
import { paymentSearch, refundInput } from '../schema.ts'
import { settlePayment } from '../sync/commands/settle-payment.server.ts'
import { paymentRow } from './admin/payment-row.ts'
import { countPayments, exportPayments, findPayment, listPayments } from './queries/payments.server.ts'

const searchOf = (query: Record<string, string> = {}) => paymentSearch.parse(query)
const NOBODIES = [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]

/** A payment of £45 by card. */
async function aPaidLedger(given: Partial<Ctx> = {}) {
  const { ctx, sandbox } = await aBillingCtx(given)
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  const finance = as(ctx, anActor('finance'))
  return { ctx, sandbox, finance, id: (await onlyPayment(ctx)).id }
}

const refundsAsked = async (sandbox: Awaited<ReturnType<typeof aPaidLedger>>['sandbox']) =>
  (await (await sandbox.payments.client()).refunds.list({})).data

test('only finance staff can see the ledger and refund payments', async () => {
  const { ctx, id, sandbox } = await aPaidLedger()
  for (const actor of NOBODIES) {
    const nobody = as(ctx, actor)
    await expect(listPayments(nobody, searchOf())).rejects.toThrow(Forbidden)
    await expect(exportPayments(nobody, searchOf())).rejects.toThrow(Forbidden)
    await expect(countPayments(nobody, searchOf())).rejects.toThrow(Forbidden)
    await expect(findPayment(nobody, id)).rejects.toThrow(Forbidden)
    const refund = refundNow(nobody, id, { amount: undefined, key: 'form-1234' })
    await expect(refund).rejects.toThrow(Forbidden)
  }
  expect(await refundsAsked(sandbox)).toEqual([])
})

test('a form submitted twice refunds once and is logged with its author [resolutions B23]', async () => {
  const { ctx, finance, id, sandbox } = await aPaidLedger()
  const request = { amount: pence(1000), key: 'form-1234' }
  const both = await Promise.all([refundNow(finance, id, request), refundNow(finance, id, request)])
  expect(both.some((one) => one.ok)).toBe(true)
  expect(await refundNow(finance, id, request)).toEqual({ ok: true, amount: 1000 })
  expect(await refundsAsked(sandbox)).toHaveLength(1)
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'paid', refunded: 1000 })
  const actions = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'billing.refund'))
  expect(actions).toMatchObject([{ subject: `payments/${id}`, facts: { amount: 1000 } }])
})

test('a form submitted again after the provider has forgotten its key refunds once [resolutions B23]', async () => {
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const { ctx, finance, id, sandbox } = await aPaidLedger({ clock })
  const request = { amount: pence(1000), key: 'form-1234' }
  expect(await refundNow(finance, id, request)).toEqual({ ok: true, amount: 1000 })
  ahead = 25 * 3_600_000
  expect(await refundNow(finance, id, request)).toEqual({ ok: true, amount: 1000 })
  expect(await refundsAsked(sandbox)).toHaveLength(1)
  expect((await onlyPayment(ctx)).refunded).toBe(1000)
})

test('refunds never exceed the payment, even in parts [resolutions B23]', async () => {
  const { ctx, finance, id, sandbox } = await aPaidLedger()
  const give = (amount: number | undefined, key: string) =>
    refundNow(finance, id, { amount: amount === undefined ? undefined : pence(amount), key })
  expect(await give(4501, 'form-0001')).toEqual({ ok: false, reason: 'TOO_MUCH', left: 4500 })
  expect((await give(4000, 'form-0002')).ok).toBe(true)
  expect(await give(501, 'form-0003')).toEqual({ ok: false, reason: 'TOO_MUCH', left: 500 })
  expect(await give(undefined, 'form-0004')).toEqual({ ok: true, amount: 500 })
  expect(await give(undefined, 'form-0005')).toEqual({ ok: false, reason: 'NOTHING_TO_REFUND' })
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'refunded', refunded: 4500 })
  expect((await refundsAsked(sandbox)).reduce((sum, one) => sum + one.amount, 0)).toBe(4500)
})

test('a refund whose event arrives before its response counts once', async () => {
  const { ctx, finance, id, sandbox } = await aPaidLedger()
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, method: 'POST', path: '/v1/refunds' })
  const request = { amount: pence(1000), key: 'form-1234' }
  expect(await refundNow(finance, id, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).refunded).toBe(1000)
  expect(await refundNow(finance, id, request)).toEqual({ ok: true, amount: 1000 })
  expect((await onlyPayment(ctx)).refunded).toBe(1000)
  expect(await ctx.db.select().from(refunds)).toHaveLength(1)
})

test('a refund created before the provider failed is found, not created again', async () => {
  const { ctx, sandbox, finance, id } = await aPaidLedger()
  const request = { amount: pence(1000), key: 'form-1234' }
  await sandbox.trouble({ kind: 'error', status: 500, when: 'after', method: 'POST', path: '/v1/refunds' })
  expect(await refundNow(finance, id, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await refundNow(finance, id, request)).toEqual({ ok: true, amount: 1000 })
  expect(await refundsAsked(sandbox)).toHaveLength(1)
  expect((await onlyPayment(ctx)).refunded).toBe(1000)
})

test('a refund needs an amount in pounds, a confirmation and the key of its form', () => {
  const form = { amount: '', sure: 'yes', key: 'form-1234' }
  const amountOf = (amount: string) => refundInput.safeParse({ ...form, amount })
  expect(amountOf('').data).toMatchObject({ amount: undefined })
  expect(amountOf('£12.5').data?.amount).toBe(1250)
  expect(amountOf('0.29').data?.amount).toBe(29)
  expect(amountOf('1,50').data?.amount).toBe(150)
  for (const bad of ['0', '-1', '1.234', '1e3', 'all', '1,50,0'])
    expect(amountOf(bad).success, bad).toBe(false)
  expect(refundInput.safeParse({ ...form, sure: undefined }).success).toBe(false)
  expect(refundInput.safeParse({ ...form, key: 'x' }).success).toBe(false)
})

test('the ledger lists person, object, amounts and state of each payment, with filters and search [INV-011, INV-012, resolutions F19]', async () => {
  const { ctx } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const ana = await aMember(ctx, { name: 'Ána Payer', email: 'ana@example.org' })
  const pay = (given: Partial<Parameters<typeof aPayment>[1]>) =>
    aPayment(ctx, { objectId: newId(), member: ana, amount: 1000, ...given })
  const paid = await pay({ description: 'Quiz night', chargeId: 'ch_quiz' })
  const back = await pay({ purpose: 'registration', status: 'refunded', refunded: 1000 })
  const part = await pay({ purpose: 'order', refunded: 300 })
  const open = await pay({ status: 'open' })
  const left = await pay({ status: 'expired' })
  const contested = await pay({ refunded: 200, disputed: true })
  const ids = async (query: Record<string, string>) =>
    new Set((await listPayments(finance, searchOf(query))).rows.map((one) => one.id))
  expect(await ids({})).toEqual(new Set([paid.id, back.id, part.id, open.id, left.id, contested.id]))
  expect(await ids({ show: 'paid' })).toEqual(new Set([paid.id]))
  expect(await ids({ show: 'refunded' })).toEqual(new Set([back.id, part.id]))
  expect(await ids({ show: 'unpaid' })).toEqual(new Set([open.id]))
  expect(await ids({ show: 'abandoned' })).toEqual(new Set([left.id]))
  expect(await ids({ show: 'disputed' })).toEqual(new Set([contested.id]))
  expect(await ids({ purpose: 'order' })).toEqual(new Set([part.id]))
  for (const q of ['QUIZ', 'quiz night', 'ch_quiz']) expect(await ids({ q }), q).toEqual(new Set([paid.id]))
  expect((await ids({ q: 'ana pay' })).size).toBe(6)
  expect(await ids({ q: '%' })).toEqual(new Set())
  const { all, ...each } = await countPayments(finance, searchOf())
  expect(each).toEqual({ paid: 1, refunded: 2, unpaid: 1, abandoned: 1, disputed: 1 })
  expect(Object.values(each).reduce((sum, count) => sum + count)).toBe(all)
  const words = async (id: string) => {
    const { amount, refunded, state, canRefund } = paymentRow(await findPayment(finance, id), {
      objectPath: undefined,
      personPath: undefined,
    })
    return [amount, refunded, state.tone, state.text, canRefund]
  }
  expect(await words(paid.id)).toEqual(['£10.00', '', 'ok', 'Paid', true])
  expect(await words(back.id)).toEqual(['£10.00', '£10.00', 'warn', 'Refunded', false])
  expect(await words(part.id)).toEqual(['£10.00', '£3.00', 'warn', 'Partly refunded', true])
  expect(await words(open.id)).toEqual(['£10.00', '', 'bad', 'Unpaid', false])
  expect(await words(left.id)).toEqual(['£10.00', '', 'info', 'Abandoned', false])
  await expect(findPayment(finance, newId())).rejects.toThrow(NotFound)
})
