import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Whether the actor may export everything. It contains everybody's personal data, so only administrators may. */
export const canExport = (actor: Actor): boolean => hasRole(actor, 'administrator')
