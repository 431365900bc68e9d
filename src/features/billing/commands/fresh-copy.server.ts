import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/database/database.ts'
import type { Asked } from '../../../platform/payments/payments.ts'
import { payments } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'

/** So many others in one moment: whoever asked for the copy asks again later. */
const MOST_TRIES = 10

/**
 * What PostgreSQL calls a row's last writing; another after each update. Source: postgresql.org/docs, 5.6 System
 * Columns.
 */
export const writingOf = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`

type Steps<Known, Answer> = {
  /** What stands here, with its writing. */
  known(): Promise<Known>
  fetch(): Promise<Asked<Answer>>
  /** Writes the answer if what was known still stands here; false when somebody has written in between. */
  write(answer: Answer, known: Known): Promise<boolean>
}

/**
 * Copies what the provider says of a thing, and never an older answer over a newer one: who finds that somebody has
 * written since he asked asks again. No lock and no connection is held while the provider thinks.
 */
export async function freshCopy<Known, Answer>(steps: Steps<Known, Answer>): Promise<Asked<undefined>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const known = await steps.known()
    const fetched = await steps.fetch()
    if (!fetched.ok) return fetched
    if (await steps.write(fetched.value, known)) return { ok: true, value: undefined }
  }
  return { ok: false, reason: 'PROVIDER_DOWN' }
}

/** The writing of a payment in the ledger. */
export async function writingOfPayment({ db }: BillingNeeds, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ writing: writingOf(payments) })
    .from(payments)
    .where(eq(payments.id, id))
  return row?.writing
}

/** Changes a payment that still stands as it was known; false when somebody has written in between. */
export async function changePayment(
  { clock }: BillingNeeds,
  tx: Tx,
  id: string,
  known: string | undefined,
  change: PgUpdateSetSource<typeof payments>,
): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ ...change, updatedAt: clock.now() })
    .where(and(eq(payments.id, id), eq(writingOf(payments), known ?? '')))
    .returning({ id: payments.id })
  return changed.length > 0
}
