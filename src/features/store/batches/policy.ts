import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** Shop managers and administrators look after batches. [BAT-016] */
export const canManageBatches = (actor: Actor): boolean => hasRole(actor, 'shop')
