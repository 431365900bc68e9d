import { eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { retiredCustomers } from '../table.server.ts'

/**
 * Holds a customer until the transaction ends: who begins to pay as it and who retires it do so one after the other.
 */
export const holdCustomer = (tx: Tx, customer: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${customer}`}, 0))`)

/** Nothing new is charged as a customer from now on, for whomever. [resolutions B22] */
export async function retire(tx: Tx, { clock }: Pick<Ctx, 'clock'>, customer: string): Promise<void> {
  await tx.insert(retiredCustomers).values({ id: customer, retiredAt: clock.now() }).onConflictDoNothing()
}

/** Whether nothing new is charged as a customer: two could pay as it, or it is nobody's any more. [resolutions B22] */
export const isRetired = async (db: Db | Tx, customer: string): Promise<boolean> =>
  (await db.$count(retiredCustomers, eq(retiredCustomers.id, customer))) > 0

/** That this is not so, as a condition of a statement. */
export const notRetired = (customer: string): SQL =>
  sql`not exists (select 1 from ${retiredCustomers} where ${retiredCustomers.id} = ${customer})`
