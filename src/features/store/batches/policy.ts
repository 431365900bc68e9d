import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** Whether the actor manages batches: shop managers and administrators. */
export const canManageBatches = (actor: Actor): boolean => hasRole(actor, 'shop')
