import { type Actor, hasRole } from '../../../kernel/actor.ts'

/** Whether the actor organises events: edits ticket types, sees who has booked, cancels and refunds. */
export const canOrganise = (actor: Actor): boolean => hasRole(actor, 'administrator')
