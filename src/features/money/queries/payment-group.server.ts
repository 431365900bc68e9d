import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { members } from '../../members/table.server.ts'
import { registrations } from '../../registrations/table.server.ts'

/**
 * Returns the paid payments by hand that came as one sum with a payment, and the payment itself, each with the person
 * that it is for ('' if nobody is known). Throws Forbidden
 * unless the caller is finance staff.
 */
export async function paymentsOfGroup(ctx: Pick<Ctx, 'db' | 'actor'>, id: string) {
  requireFinance(ctx)
  const { amount, description, payerName } = payments
  const person = sql<string>`coalesce(${registrations.name}, ${members.name}, '')`
  const group = ctx.db.select({ id: payments.groupId }).from(payments).where(eq(payments.id, id))
  return ctx.db
    .select({ id: payments.id, amount, description, payerName, person })
    .from(payments)
    .leftJoin(members, eq(members.id, payments.memberId))
    .leftJoin(registrations, eq(registrations.id, payments.objectId))
    .where(and(inArray(payments.groupId, group), eq(payments.status, 'paid')))
    .orderBy(payments.id)
}
