import { lt } from 'drizzle-orm'
import { type Asked, ask } from '../../../platform/payments/payments.ts'
import { invoiceWishes } from '../table.server.ts'
import { ON_ITS_WAY_MS } from './answer-grants.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { endInvoice } from './invoice-wishes.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'

const MOST_AT_ONCE = 50
const MOST_LISTED = 100

/**
 * Looks up at the provider which invoices staff made a while ago without hearing an answer: what was sent is copied and
 * noted, what was not is forgotten. Answers how many; fails where the provider does not answer. [resolutions B21]
 */
export async function answerInvoices(ctx: BillingNeeds): Promise<Asked<number>> {
  const before = new Date(ctx.clock.now().getTime() - ON_ITS_WAY_MS)
  const old = await ctx.db
    .select()
    .from(invoiceWishes)
    .where(lt(invoiceWishes.createdAt, before))
    .orderBy(invoiceWishes.createdAt)
    .limit(MOST_AT_ONCE)
  for (const wish of old) {
    const answered = await answer(ctx, wish)
    if (!answered.ok && answered.reason === 'PROVIDER_DOWN') return answered
  }
  return { ok: true, value: old.length }
}

async function answer(ctx: BillingNeeds, wish: typeof invoiceWishes.$inferSelect): Promise<Asked<undefined>> {
  const { customerId: customer, key } = wish
  const listed = await ask(ctx, (stripe) => stripe.invoices.list({ customer, limit: MOST_LISTED }))
  if (!listed.ok && listed.reason !== 'PROVIDER_KNOWS_NONE') return listed
  const made = listed.ok ? listed.value.data.find(({ metadata }) => metadata?.request === key) : undefined
  // A draft was never sent: its form goes on with it.
  if (!made || made.status === 'draft') {
    await endInvoice(ctx.db, wish, wish.createdAt)
    return { ok: true, value: undefined }
  }
  const synced = await syncInvoice(ctx, made.id)
  if (!synced.ok && synced.reason === 'PROVIDER_DOWN') return { ok: false, reason: 'PROVIDER_DOWN' }
  return { ok: true, value: undefined }
}
