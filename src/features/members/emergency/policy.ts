import { type Actor, type CoachedTeam, caresFor, hasRole } from '../../../kernel/actor.ts'
import { ownMemberId } from '../policy.ts'

/** A guardian writes and sees the card of a child, adults their own. */
export const canEditCard = (actor: Actor, member: { id: string; minor: boolean }): boolean =>
  caresFor(actor, member.id) || (ownMemberId(actor) === member.id && !member.minor)

/** The teams whose cards the actor may read around their sessions and games: those they coach, by name only. */
export const teamsOfCoach = (actor: Actor): readonly CoachedTeam[] =>
  actor.kind === 'user' && hasRole(actor, 'coach') ? actor.teams : []
