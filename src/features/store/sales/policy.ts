import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** Whether the actor reads what the store sold: shop managers, and finance staff, whose income it is. [resolutions A01] */
export const canReadSales = (actor: Actor): boolean => hasRole(actor, 'shop', 'finance')
