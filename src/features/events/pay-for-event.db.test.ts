import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEvent } from '../../../demo/builders/event.ts'
import { beginSlowly } from '../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../tests/support/sandbox.ts'
import { NotFound } from '../../kernel/errors.ts'
import { pence } from '../../kernel/money.ts'
import { payments } from '../billing/payments/table.server.ts'
import { payForEvent } from './commands/pay-for-event.server.ts'
import { events } from './table.server.ts'

test('nobody gets the checkout of an event that is hidden while it opens, and the session is closed', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { id, slug } = await anEvent(ctx, { priceMinor: 1000 })
  const contribution = { amount: pence(1000), name: 'Ana' }
  const { late } = await beginSlowly(sandbox, '/v1/checkout/sessions', () =>
    payForEvent(ctx, slug, contribution).catch((error: unknown) => error),
  )
  await ctx.db.update(events).set({ visible: false }).where(eq(events.id, id))
  expect(await late()).toBeInstanceOf(NotFound)
  expect(await ctx.db.select().from(payments)).toMatchObject([{ status: 'expired' }])
  const { data } = await (await sandbox.payments.client()).checkout.sessions.list({})
  expect(data.map(({ status }) => status)).toEqual(['expired'])
})
