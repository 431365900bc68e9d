import { expect, test } from 'vitest'
import { anActor } from '../../../../tests/support/actors.ts'
import { refundNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { aCheckoutSession, events, hear, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { settlePayment } from './commands/settle-payment.server.ts'

const TREASURER = 'finance@demo.club'

const sent = async ({ db }: Ctx, subject: RegExp) =>
  (await db.select().from(mails)).filter((mail) => subject.test(mail.subject))
const receivers = async (ctx: Ctx, subject: RegExp) =>
  (await sent(ctx, subject)).map(({ toEmail }) => toEmail).toSorted()

test('the payer and the treasurer get one e-mail about a refund that the bank did not accept', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId, { card: '4000000000005126', email: 'ana@example.org', name: 'Ana Payer' })
  await settlePayment(ctx, page.sessionId)
  const { id } = await onlyPayment(ctx)
  await refundNow(as(ctx, anActor('finance')), id, { amount: pence(1000), key: 'form-1' })
  await sandbox.steer('POST', '/clock', { days: 1 })
  await hear(ctx, await events(sandbox))
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ refunded: 0, status: 'paid' })
  expect(await receivers(ctx, /did not go through/)).toEqual(['ana@example.org', TREASURER])
  const [mail] = await sent(ctx, /^Your refund of £10.00 for Registration did not go through$/)
  expect(mail?.text).toContain('We will get in touch about another way to pay you back.')
})

test('the payer and the treasurer get an e-mail about a refund that the provider refused', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId, { email: 'ana@example.org', name: 'Ana Payer' })
  await settlePayment(ctx, page.sessionId)
  const { id } = await onlyPayment(ctx)
  await sandbox.trouble({ kind: 'error', status: 400, method: 'POST', path: '/v1/refunds' })
  const asked = { amount: pence(1000), key: 'form-1' }
  expect(await refundNow(finance, id, asked)).toMatchObject({ ok: false, reason: 'PROVIDER_REFUSED' })
  expect(await receivers(ctx, /did not go through/)).toEqual(['ana@example.org', TREASURER])
  expect(await refundNow(finance, id, asked)).toMatchObject({ ok: true })
  expect(await receivers(ctx, /on its way back/)).toEqual(['ana@example.org'])
  expect(await receivers(ctx, /did not go through/)).toHaveLength(2)
})
