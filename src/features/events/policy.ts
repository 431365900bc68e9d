import { type Actor, hasRole, isMember } from '../../kernel/actor.ts'

/**
 * Whether the actor may read an event's description, payers and payments. Those of a members-only event are for
 * members; its name, date and image are public.
 */
export const canReadDetails = (actor: Actor, event: { membersOnly: boolean }): boolean =>
  !event.membersOnly || isMember(actor)

/** Whether the actor organises events: edits tickets and questions, sees who has booked, cancels and refunds. */
export const canOrganise = (actor: Actor): boolean => hasRole(actor, 'administrator')
