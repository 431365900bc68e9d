import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Invoices, payments and subscriptions of others: the work of finance staff. [resolutions A01] */
export const canBill = (actor: Actor): boolean => hasRole(actor, 'finance')
