import { expect, test } from 'vitest'
import {
  aCheckoutSession,
  events,
  hear,
  onlyPayment,
  reconcileNow,
} from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { closeCheckout } from '../checkout/commands/checkout-session.server.ts'
import { failPayment, settlePayment, settleReturn } from './commands/settle-payment.server.ts'

/** The bank rejects this debit a few days later. */
const NOT_COVERED = '4000000000000002'

test('a direct debit is processing until its event arrives, and cannot be paid twice meanwhile [REG-029, resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`)
  await hear(ctx, await events(sandbox))
  expect(await settlePayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'PROCESSING' })
  await expect(aCheckoutSession(ctx, page.purpose, page.objectId)).rejects.toThrow('ALREADY_PAID')
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).status).toBe('paid')
})

test('a rejected direct debit leaves nothing open, and the fee can be paid again [REG-029, resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`, { card: NOT_COVERED })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).status).toBe('failed')
  expect((await aCheckoutSession(ctx, page.purpose, page.objectId)).sessionId).not.toBe(page.sessionId)
})

test('the event of a failed debit changes neither a paid payment nor one of another site', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  expect(await failPayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect((await onlyPayment(ctx)).status).toBe('open')
  await sandbox.pay(page.sessionId)
  expect(await failPayment(ctx, page.sessionId)).toMatchObject({ ok: true, payment: { status: 'paid' } })
  expect(await failPayment(ctx, 'cs_test_of_nobody')).toEqual({ ok: false, reason: 'UNKNOWN' })
})

test('a payer who returns after a debit has failed is not shown that it is processing [REG-029, resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`, { card: NOT_COVERED })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  for (const times of ['at first', 'later']) {
    const settled = await settleReturn(ctx, page.sessionId, page)
    expect(settled, times).toEqual({ ok: false, reason: 'NOT_PAID' })
  }
  expect((await onlyPayment(ctx)).status).toBe('failed')
})

test('a failed debit does not block the cancellation of its object, even before its event [resolutions B24]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`, { card: NOT_COVERED })
  expect(await closeCheckout(ctx, page.objectId)).toEqual({
    ok: false,
    reason: 'PROVIDER_DOWN',
  })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  expect(await closeCheckout(ctx, page.objectId)).toEqual({ ok: true })
  expect((await onlyPayment(ctx)).status).toBe('failed')
})

test('a payment fails with its event, even if the checkout session does not say why [resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`)
  expect(await failPayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect(await settlePayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  expect(await settlePayment(ctx, page.sessionId)).toMatchObject({ ok: true })
})

test('a failed debit without an event does not block a new payment, because the provider is asked [resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`, { card: NOT_COVERED })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  await reconcileNow(ctx)
  expect((await onlyPayment(ctx)).status).toBe('failed')
})
