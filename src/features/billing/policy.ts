import { type Actor, hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'

/** Only finance staff work with other people's invoices, payments and subscriptions. [resolutions A01] */
const canBill = (actor: Actor): boolean => hasRole(actor, 'finance')

/** Throws Forbidden unless the caller is finance staff. */
export function requireFinance({ actor }: { actor: Actor }): void {
  if (!canBill(actor)) throw new Forbidden()
}
