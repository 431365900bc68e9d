import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { members } from '../../members/table.server.ts'
import { customerColumn } from './customer.server.ts'

export type OpenPortal = Outcome<{ url: string }, { reason: 'NO_CUSTOMER' } | { reason: 'PROVIDER_DOWN' }>

/**
 * Opens the provider's own pages, where the member who asks changes the card, sees invoices and ends subscriptions.
 * The address is a short-lived secret: made on each click, never kept or mailed. `returnPath` is a path of ours.
 */
export async function openPortal(
  ctx: Pick<Ctx, 'db' | 'actor' | 'payments' | 'config' | 'log'>,
  returnPath: string,
): Promise<OpenPortal> {
  const { actor } = ctx
  if (actor.kind !== 'user' || !actor.memberId) return refused('NO_CUSTOMER')
  const [own] = await ctx.db
    .select({ customer: customerColumn(ctx) })
    .from(members)
    .where(eq(members.id, actor.memberId))
  const customer = own?.customer
  if (!customer) return refused('NO_CUSTOMER')
  const opened = await ask(ctx, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: new URL(returnPath, ctx.config.publicUrl).href,
    }),
  )
  return opened.ok ? done({ url: opened.value.url }) : refused('PROVIDER_DOWN')
}
