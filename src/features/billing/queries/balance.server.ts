import { and, asc, eq } from 'drizzle-orm'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { isRunning, type Subscription } from '../model.ts'
import { invoices } from '../table.server.ts'
import { ownSubscriptions } from './own.server.ts'

export type Balance = {
  /** The sum of the open invoices. */
  owed: Pence
  /** `url` is the provider's page that takes the money; '' where there is none. */
  invoices: { id: string; description: string; amount: Pence; dueAt: Date | null; url: string }[]
  /** What is collected by itself. */
  running: Subscription[]
}

/** What the member who asks owes, and what is collected next; undefined for who is no member. */
export async function ownBalance(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Balance | undefined> {
  const { db, actor } = ctx
  if (actor.kind !== 'user' || !actor.memberId) return undefined
  const found = await db
    .select({
      id: invoices.id,
      description: invoices.description,
      amountMinor: invoices.amountDueMinor,
      dueAt: invoices.dueAt,
      url: invoices.hostedUrl,
    })
    .from(invoices)
    .where(and(eq(invoices.memberId, actor.memberId), eq(invoices.status, 'open')))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
  return {
    owed: pence(found.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    invoices: found.map(({ amountMinor, ...invoice }) => ({ ...invoice, amount: pence(amountMinor) })),
    running: (await ownSubscriptions(ctx)).filter(({ status }) => isRunning(status)),
  }
}
