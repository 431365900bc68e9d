import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, peopleOf } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../table.server.ts'
import { paidOf, type StatementLine } from './payments.server.ts'

/** A payment with the first names of the children it is for; none for the reader's own. */
export type FamilyPayment = StatementLine & { names: string[] }

/**
 * Returns the payments and refunds of all members that the caller pays for, newest first. A payment for two children is
 * listed once. A receipt names its payer, so that of a child's payment is only for the guardian who paid. [MEM-015,
 * INV-012]
 */
export async function familyPayments({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<FamilyPayment[]> {
  const byId = new Map<string, FamilyPayment>()
  for (const { memberId, name } of payersOf(actor)) {
    for (const payment of await paidOf(db, memberId)) {
      const names = byId.get(payment.id)?.names ?? []
      byId.set(payment.id, { ...payment, names: name ? [...names, name] : names })
    }
  }
  const found = [...byId.values()].toSorted((a, b) => at(b) - at(a))
  const paid = await paidByCaller({ db, actor }, [...byId.keys()])
  return found.map((one) => (one.names.length > 0 && !paid.has(one.id) ? { ...one, receiptUrl: '' } : one))
}

const at = ({ paidAt, createdAt }: StatementLine): number => (paidAt ?? createdAt).getTime()

/** The caller's own record, which may be inactive, and their children by first name. */
function payersOf(actor: Actor): { memberId: string; name?: string }[] {
  const own = actor.kind === 'user' && actor.memberId ? [{ memberId: actor.memberId }] : []
  const children = peopleOf(actor).filter(({ isSelf }) => !isSelf)
  return [...own, ...children.map(({ memberId, firstName }) => ({ memberId, name: firstName }))]
}

async function paidByCaller({ db, actor }: Pick<Ctx, 'db' | 'actor'>, ids: string[]): Promise<Set<string>> {
  if (actor.kind !== 'user' || ids.length === 0) return new Set()
  const isTheirs = eq(sql`lower(${payments.payerEmail})`, actor.email.toLowerCase())
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, ids), isTheirs))
  return new Set(found.map(({ id }) => id))
}
