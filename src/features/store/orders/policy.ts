import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** Whether the actor can place a club order, which needs no payment: administrators only. */
export const canPlaceClubOrder = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Whether the actor sees all orders. */
export const canSeeAllOrders = (actor: Actor): boolean => hasRole(actor, 'shop')

/** Whether the actor can refund orders. */
export const canRefund = (actor: Actor): boolean => hasRole(actor, 'finance', 'shop')

/** Whether the actor can see the summary of an order: its buyer and administrators. */
export const canSeeOrder = (actor: Actor, order: { userId: string | null }): boolean =>
  hasRole(actor, 'administrator') || (actor.kind === 'user' && actor.userId === order.userId)
