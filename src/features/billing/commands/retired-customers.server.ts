import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { retiredCustomers } from '../table.server.ts'

/** Whether two people have paid as a customer, so that nothing new is charged there. [decisions B22] */
export const isRetired = async (db: Db | Tx, customer: string): Promise<boolean> =>
  (await db.$count(retiredCustomers, eq(retiredCustomers.id, customer))) > 0

/** That this is not so, as a condition of a statement. */
export const notRetired = (customer: string): SQL =>
  sql`not exists (select 1 from ${retiredCustomers} where ${retiredCustomers.id} = ${customer})`
