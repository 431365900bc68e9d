import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Only administrators can see and manage registrations. [SYS-066, resolutions A06] */
export const canManageRegistrations = (actor: Actor): boolean => hasRole(actor, 'administrator')
