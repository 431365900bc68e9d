import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
import { modeOf } from '../model.ts'
import { providerCustomers } from '../table.server.ts'

/** A customer belongs either to a member or to a registration. */
export type Owner = { memberId: string } | { registrationId: string }

/** Finds the customer that an owner is charged through. */
export async function findCustomer(
  ctx: Pick<Ctx, 'payments'>,
  db: Db | Tx,
  owner: Owner,
): Promise<string | undefined> {
  const isTheirs =
    'memberId' in owner
      ? eq(providerCustomers.memberId, owner.memberId)
      : eq(providerCustomers.registrationId, owner.registrationId)
  const [found] = await db
    .select({ id: providerCustomers.id })
    .from(providerCustomers)
    .where(and(isTheirs, eq(providerCustomers.mode, modeOf(ctx)), isNull(providerCustomers.removedAt)))
    .orderBy(asc(providerCustomers.createdAt), asc(providerCustomers.id))
    .limit(1)
  return found?.id
}

/** A subquery for the registrations of a member. */
export const registrationsOf = (member: SQLWrapper | string): SQL =>
  sql`(select r.registration_id from registration_members r where r.member_id = ${member})`

/** A subquery for the customers of a member and of the member's registrations. */
export const customersOf = (member: SQLWrapper | string): SQL =>
  sql`(select c.id from provider_customers c where c.member_id = ${member}
    or c.registration_id in ${registrationsOf(member)})`

/** A subquery for the member who owns a customer directly or through a registration. */
export const memberOf = (customer: SQLWrapper | string): SQL<string | null> =>
  sql<string | null>`(select coalesce(c.member_id, r.member_id) from provider_customers c
    left join registration_members r on r.registration_id = c.registration_id where c.id = ${customer})`

/** Returns the member who owns a customer directly or through a registration. */
export async function memberOfCustomer(
  { db }: { db: Db | Tx },
  customer: string,
): Promise<string | undefined> {
  const [found] = await rows<{ member: string | null }>(db, sql`select ${memberOf(customer)} as member`)
  return found?.member ?? undefined
}
