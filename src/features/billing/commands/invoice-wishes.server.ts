import { and, eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { auditOf } from '../../../platform/entries/audit.ts'
import { invoiceWishes } from '../table.server.ts'
import { storedCustomer } from './customer.server.ts'
import { oneAtATime } from './grants.server.ts'

/** An invoice that staff make, by its form. */
type Named = { memberId: string; key: string }

const isNamed = ({ memberId, key }: Named): SQL | undefined =>
  and(eq(invoiceWishes.memberId, memberId), eq(invoiceWishes.key, key))

/**
 * Notes that an invoice is being made, before the provider hears of it. Answers the customer to make it out to: the
 * one of an earlier try that has no answer yet, else the given one; undefined when the member pays as another by now.
 */
export async function beginInvoice(
  ctx: Pick<Ctx, 'db' | 'clock' | 'payments' | 'actor'>,
  { memberId, key, customerId }: Named & { customerId: string },
): Promise<string | undefined> {
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const createdAt = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    await oneAtATime(tx, memberId)
    const [earlier] = await tx
      .update(invoiceWishes)
      .set({ createdAt })
      .where(isNamed({ memberId, key }))
      .returning()
    if (earlier) return earlier.customerId
    if ((await storedCustomer(ctx, tx, memberId)) !== customerId) return undefined
    await tx.insert(invoiceWishes).values({ memberId, key, customerId, actorId, createdAt })
    return customerId
  })
}

/** The provider has answered: nothing was made. With `asked`, unless it was asked for again since. */
export async function endInvoice(db: Db | Tx, named: Named, asked?: Date): Promise<void> {
  const isThat = asked && eq(invoiceWishes.createdAt, asked)
  await db.delete(invoiceWishes).where(and(isNamed(named), isThat))
}

/** The provider has answered: it was made. Noted as the deed of whoever asked first, once. */
export async function keepInvoice(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  named: Named,
  invoice: string,
): Promise<void> {
  const [wish] = await tx.delete(invoiceWishes).where(isNamed(named)).returning()
  if (!wish) return
  await auditOf(tx, clock, wish.actorId, {
    action: 'billing.create-invoice',
    subject: `members/${wish.memberId}`,
    facts: { invoice },
  })
}

/** Whether staff are making an invoice for a member, or have tried to and no answer is known. */
export const isBeingInvoiced = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(invoiceWishes, eq(invoiceWishes.memberId, memberId))) > 0
