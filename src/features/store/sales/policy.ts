import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** Whether the actor may read what the store sold: shop managers, and finance staff. [resolutions A01] */
export const canReadSales = (actor: Actor): boolean => hasRole(actor, 'shop', 'finance')
