import { type Actor, hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'

/** Invoices, payments and subscriptions of others: the work of finance staff. [resolutions A01] */
const canBill = (actor: Actor): boolean => hasRole(actor, 'finance')

/** Throws Forbidden to all but finance staff. */
export function demandFinance({ actor }: { actor: Actor }): void {
  if (!canBill(actor)) throw new Forbidden()
}
