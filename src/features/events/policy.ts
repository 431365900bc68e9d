import { type Actor, isMember } from '../../kernel/actor.ts'

/**
 * Whether somebody may read what a members-only event holds back: description, payers and payment. Name, date and
 * image are for everybody. [EVT-013, EVT-020, resolutions E13]
 */
export const canReadDetails = (actor: Actor, event: { membersOnly: boolean }): boolean =>
  !event.membersOnly || isMember(actor)
