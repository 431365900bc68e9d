import { childName } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberIds } from '../../../members/policy.ts'
import { paidOf, type StatementLine } from './payments.server.ts'

/** A payment with the first names of the children it is for; none for the reader's own. */
export type FamilyPayment = StatementLine & { names: string[] }

/**
 * Returns the payments and refunds of all members that the caller pays for, newest first. A payment for two children is
 * listed once. The receipt of a child's payment is only for the guardian who paid. [MEM-015, INV-012]
 */
export async function familyPayments({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<FamilyPayment[]> {
  if (actor.kind !== 'user') return []
  const byId = new Map<string, FamilyPayment>()
  for (const memberId of ownMemberIds(actor)) {
    const name = childName(actor.people, memberId)
    for (const payment of await paidOf(db, memberId, name && actor.email)) {
      const names = byId.get(payment.id)?.names ?? []
      byId.set(payment.id, { ...payment, names: name ? [...names, name] : names })
    }
  }
  return [...byId.values()].toSorted((a, b) => at(b) - at(a))
}

const at = ({ paidAt, createdAt }: StatementLine): number => (paidAt ?? createdAt).getTime()
