import { findCustomer } from '../../src/features/billing/customers/queries/owner.server.ts'
import { invoices } from '../../src/features/billing/invoices/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aCustomer } from './customer.ts'

type Given = Omit<Partial<typeof invoices.$inferInsert>, 'amountDue'> & {
  member?: { id: string; name: string; email?: string }
  amount?: number
}

/** Adds an open invoice as a local copy, due in 14 days; it does not exist at Stripe. */
export async function anInvoice(ctx: Ctx, { member, amount = 4500, ...given }: Given = {}) {
  const known = member && (await findCustomer(ctx, ctx.db, { memberId: member.id }))
  const customerId = given.customerId ?? known ?? `cus_${newId()}`
  if (member) await aCustomer(ctx, customerId, { memberId: member.id })
  const createdAt = given.createdAt ?? ctx.clock.now()
  const [invoice] = await ctx.db
    .insert(invoices)
    .values({
      id: `in_${newId()}`,
      number: `INV-${newId().slice(-6)}`,
      customerName: member?.name ?? '',
      customerEmail: member?.email ?? '',
      total: pence(amount),
      amountDue: pence(amount),
      status: 'open',
      description: 'Training kit',
      dueAt: new Date(createdAt.getTime() + 14 * 86_400_000),
      updatedAt: createdAt,
      ...given,
      customerId,
      createdAt,
    })
    .returning()
  if (!invoice) throw new Error('the invoice was not written')
  return invoice
}
