import { expect, test } from 'vitest'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aCheckoutSession, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { newId } from '../../../kernel/ids.ts'
import { copyFees } from './commands/copy-fees.server.ts'
import { settlePayment } from './commands/settle-payment.server.ts'

test('a fee stays unknown while the provider does not answer or does not know the payment', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await aPayment(ctx, { objectId: newId() })
  expect(await copyFees(ctx)).toBe(0)
  await sandbox.trouble({ kind: 'error', status: 500, times: 9 })
  expect(await copyFees(ctx)).toBe(0)
  expect(await onlyPayment(ctx)).toMatchObject({ providerFee: null })
})

test('the provider’s fee of a paid checkout session is copied once', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  expect(await copyFees(ctx)).toBe(1)
  expect(await copyFees(ctx)).toBe(0)
  // 1.5% of £45.00 and 20p.
  expect(await onlyPayment(ctx)).toMatchObject({ providerFee: 88 })
})
