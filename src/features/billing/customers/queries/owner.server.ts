import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
import { modeOf } from '../model.ts'
import { providerCustomers } from '../table.server.ts'

/** A customer belongs to one of the two. */
export type Owner = { memberId: string } | { registrationId: string }

/** The customer that an owner is charged as, if there is one. */
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

/** The registrations of a member, as a list in a condition. */
export const registrationsOf = (member: SQLWrapper | string): SQL =>
  sql`(select r.registration_id from registration_members r where r.member_id = ${member})`

/** The customers of a member and of the member's registrations, as a list in a condition. */
export const customersOf = (member: SQLWrapper | string): SQL =>
  sql`(select c.id from provider_customers c where c.member_id = ${member}
    or c.registration_id in ${registrationsOf(member)})`

/** The member who owns a customer, or whose registration does, as an expression. */
export const memberOf = (customer: SQLWrapper | string): SQL<string | null> =>
  sql<string | null>`(select coalesce(c.member_id, r.member_id) from provider_customers c
    left join registration_members r on r.registration_id = c.registration_id where c.id = ${customer})`

/** The member of a customer. */
export async function memberOfCustomer(
  { db }: { db: Db | Tx },
  customer: string,
): Promise<string | undefined> {
  const [found] = await rows<{ member: string | null }>(db, sql`select ${memberOf(customer)} as member`)
  return found?.member ?? undefined
}
