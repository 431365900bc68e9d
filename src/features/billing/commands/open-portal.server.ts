import { and, eq, ne } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { members } from '../../members/table.server.ts'
import { runningOfMember } from '../queries/ledger.server.ts'
import { customerColumn, storedCustomer } from './customer.server.ts'
import { isRetired } from './retired-customers.server.ts'

type Needs = Pick<Ctx, 'db' | 'payments'>

export type OpenPortal = Outcome<
  { url: string },
  | { reason: 'NO_CUSTOMER' }
  /** The plan runs as a customer that is not this member's alone: only staff change it. [resolutions B22] */
  | { reason: 'NOT_ALONE' }
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Opens the provider's own pages, where the member who asks changes the card, sees invoices and ends subscriptions: of
 * the customer who pays for the plan that runs, else of the member's own. The address is a short-lived secret: made on
 * each click, never kept or mailed. `returnPath` is a path of ours.
 */
export async function openPortal(
  ctx: Needs & Pick<Ctx, 'actor' | 'config' | 'log'>,
  returnPath: string,
): Promise<OpenPortal> {
  const { actor } = ctx
  if (actor.kind !== 'user' || !actor.memberId) return refused('NO_CUSTOMER')
  const whose = await customerToShow(ctx, actor.memberId)
  if (!whose.ok) return whose
  const opened = await ask(ctx, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer: whose.customer,
      return_url: new URL(returnPath, ctx.config.publicUrl).href,
    }),
  )
  if (opened.ok) return done({ url: opened.value.url })
  return refused(opened.reason === 'PROVIDER_KNOWS_NONE' ? 'NO_CUSTOMER' : 'PROVIDER_DOWN')
}

type Shown = Outcome<{ customer: string }, { reason: 'NO_CUSTOMER' } | { reason: 'NOT_ALONE' }>

async function customerToShow(ctx: Needs, memberId: string): Promise<Shown> {
  const plans = await runningOfMember(ctx.db, memberId)
  const own = plans.length === 0 ? await storedCustomer(ctx, ctx.db, memberId) : undefined
  const customers = new Set(own ? [own] : plans.map(({ customerId }) => customerId))
  for (const customer of customers) {
    if (await isAlone(ctx, memberId, customer)) return done({ customer })
  }
  return refused(customers.size > 0 ? 'NOT_ALONE' : 'NO_CUSTOMER')
}

/** Whether what the provider's pages show of a customer is nobody else's. */
async function isAlone(ctx: Needs, memberId: string, customer: string): Promise<boolean> {
  const others = and(eq(customerColumn(ctx), customer), ne(members.id, memberId))
  return (await ctx.db.$count(members, others)) === 0 && !(await isRetired(ctx.db, customer))
}
