import { type Actor, type CoachedTeam, caresFor, hasRole } from '../../../kernel/actor.ts'
import { ownMemberId } from '../policy.ts'

/** Guardians edit and see a child's card, adults their own. */
export const canEditCard = (actor: Actor, member: { id: string; minor: boolean }): boolean =>
  caresFor(actor, member.id) || (ownMemberId(actor) === member.id && !member.minor)

/** The teams whose cards the actor may read around sessions and games: those they coach. Administrators have none. */
export const teamsOfCoach = (actor: Actor): readonly CoachedTeam[] =>
  actor.kind === 'user' && hasRole(actor, 'coach') ? actor.teams : []
