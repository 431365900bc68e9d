import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** An order of the club itself needs no payment: the administrator alone. [STO-053, STO-061, resolutions B06] */
export const canPlaceClubOrder = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Whoever looks after orders sees all of them. [BAT-016] */
export const canSeeAllOrders = (actor: Actor): boolean => hasRole(actor, 'shop')

/** Money goes back by the hand of the treasurer, the shop or the administrator. */
export const canRefund = (actor: Actor): boolean => hasRole(actor, 'finance', 'shop')

/** The summary of an order is for its owner and the administrator. [STO-047, resolutions B02] */
export const canSeeOrder = (actor: Actor, order: { userId: string | null }): boolean =>
  hasRole(actor, 'administrator') || (actor.kind === 'user' && actor.userId === order.userId)
