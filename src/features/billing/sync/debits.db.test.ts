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

test('money that takes days is on its way until its news, and nobody is asked for it twice meanwhile [REG-029, resolutions B01]', async () => {
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

test('money that took days and did not come leaves nothing open, and the fee can be paid again [REG-029, resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`, { card: NOT_COVERED })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).status).toBe('failed')
  expect((await aCheckoutSession(ctx, page.purpose, page.objectId)).sessionId).not.toBe(page.sessionId)
})

test('the news that money did not come takes back nothing that was paid, and means nothing of strangers', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  expect(await failPayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect((await onlyPayment(ctx)).status).toBe('open')
  await sandbox.pay(page.sessionId)
  expect(await failPayment(ctx, page.sessionId)).toMatchObject({ ok: true, payment: { status: 'paid' } })
  expect(await failPayment(ctx, 'cs_test_of_nobody')).toEqual({ ok: false, reason: 'UNKNOWN' })
})

test('a payer who returns after a debit has failed does not read that it is on its way [REG-029, resolutions B01]', async () => {
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

test('a debit that has failed holds up nobody who calls off what it was for, before its news too [resolutions B24]', async () => {
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

test('a payment whose event says that it failed has failed, also where its checkout session does not say why [resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`)
  expect(await failPayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect(await settlePayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  expect(await settlePayment(ctx, page.sessionId)).toMatchObject({ ok: true })
})

test('a debit whose failure sent no event stops nobody from paying: the provider is asked [resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.steer('POST', `/checkout/${page.sessionId}/promise`, { card: NOT_COVERED })
  await sandbox.steer('POST', `/checkout/${page.sessionId}/arrive`)
  await reconcileNow(ctx)
  expect((await onlyPayment(ctx)).status).toBe('failed')
})
