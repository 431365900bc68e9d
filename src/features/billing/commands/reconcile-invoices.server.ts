import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { ask } from '../../../platform/payments/payments.ts'
import { invoices } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'

const MOST_LISTED = 1000
const MOST_AT_ONCE = 200

/**
 * Brings the open invoices in line with the provider's: what is open there and unknown here, what is open here and no
 * more there. Answers how many changed. A provider that does not answer changes none. [resolutions F19]
 */
export async function reconcileInvoices(ctx: BillingNeeds): Promise<number> {
  const listed = await ask(ctx, (stripe) =>
    stripe.invoices.list({ status: 'open', limit: 100 }).autoPagingToArray({ limit: MOST_LISTED }),
  )
  if (!listed.ok) return 0
  const there = listed.value.map(({ id }) => id)
  const known = await idsOf(ctx, there)
  const unknown = there.filter((id) => !known.has(id))
  const over = there.length < MOST_LISTED ? await openBut(ctx, there) : []
  let changed = 0
  for (const id of [...unknown, ...over].slice(0, MOST_AT_ONCE)) {
    if ((await syncInvoice(ctx, id)).ok) changed += 1
  }
  return changed
}

async function idsOf({ db }: BillingNeeds, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(invoices.status, 'open')))
  return new Set(found.map(({ id }) => id))
}

async function openBut({ db }: BillingNeeds, there: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(eq(invoices.status, 'open'), there.length > 0 ? notInArray(invoices.id, [...there]) : undefined),
    )
  return found.map(({ id }) => id)
}
