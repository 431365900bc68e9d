import { type Actor, isMember } from '../../kernel/actor.ts'

/**
 * Whether the actor may read the description, payers and payments of an event. For a members-only event only members
 * may; its name, date and image are public.
 */
export const canReadDetails = (actor: Actor, event: { membersOnly: boolean }): boolean =>
  !event.membersOnly || isMember(actor)
