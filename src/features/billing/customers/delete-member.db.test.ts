import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../../demo/builders/customer.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aSubscription } from '../../../../demo/builders/subscription.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { invoiceNow } from '../../../../tests/support/billing.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { deleteEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberContentType } from '../../members/content-type.ts'
import { registrations } from '../../registrations/table.server.ts'
import { invoices } from '../invoices/table.server.ts'
import { providerOperations } from '../operations/table.server.ts'
import { payments } from '../payments/table.server.ts'
import { providerCustomers } from './table.server.ts'

const removed = (ctx: Ctx, id: string) =>
  deleteEntry(as(ctx, anActor('administrator')), memberContentType, id)

test('deleting a billed member deletes the customer and keeps the ledger', async () => {
  const { ctx } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const member = await aMember(ctx, { email: 'ana@example.org' })
  const bill = { memberId: member.id, amount: pence(500), description: 'Kit', key: 'form-1234' }
  expect(await invoiceNow(finance, bill)).toMatchObject({ ok: true })
  await aPayment(ctx, { objectId: newId(), member })
  expect(await removed(ctx, member.id)).toEqual({ ok: true, id: member.id })
  expect(await ctx.db.select().from(providerCustomers)).toEqual([])
  expect(await ctx.db.$count(invoices)).toBe(1)
  expect(await ctx.db.select().from(payments)).toMatchObject([{ memberId: null }])
  const operations = await ctx.db.select().from(providerOperations)
  expect(new Set(operations.map(({ memberId, status }) => `${memberId} ${status}`))).toEqual(
    new Set(['null done']),
  )
})

test('a member with a pending invoice cannot be deleted', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  await sandbox.trouble({ kind: 'cut', times: 3, method: 'POST', path: '/v1/invoices' })
  const bill = { memberId, amount: pence(500), description: 'Kit', key: 'form-1234' }
  expect(await invoiceNow(finance, bill)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await removed(ctx, memberId)).toEqual({ ok: false, reason: 'IN_USE' })
})

test('a member who ever had a subscription cannot be deleted, even if it came from a registration', async () => {
  const ctx = await aCtx()
  const { id: own } = await aMember(ctx)
  await aSubscription(ctx, { memberId: own, status: 'canceled' })
  const { id: registered } = await aMember(ctx)
  const { id: registrationId } = await aRegistration(ctx, { memberId: registered })
  await aSubscription(ctx, { registrationId })
  for (const id of [own, registered]) expect(await removed(ctx, id)).toEqual({ ok: false, reason: 'IN_USE' })
  await ctx.db.update(registrations).set({ memberId: null }).where(eq(registrations.id, registrationId))
  expect(await removed(ctx, registered)).toEqual({ ok: true, id: registered })
})

test('a member with a customer but no payments can be deleted', async () => {
  const ctx = await aCtx()
  const { id: memberId } = await aMember(ctx)
  await aCustomer(ctx, 'cus_1', { memberId })
  expect(await removed(ctx, memberId)).toEqual({ ok: true, id: memberId })
})
