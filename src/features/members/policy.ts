import { type Actor, audienceOf, hasRole } from '../../kernel/actor.ts'

/**
 * Who learns what about a member. The one table; visibility.server.ts says it in SQL. [resolutions A06, C01, C02, C03]
 *
 * | What                  | public                               | members                 | office     | everything |
 * | --------------------- | ------------------------------------ | ----------------------- | ---------- | ---------- |
 * | directory, API        | adults who agreed to be listed       | everybody               | everybody  | everybody  |
 * | squad, player page    | those, and minors whose guardian did | everybody               | everybody  | everybody  |
 * | name                  | a minor's first name only            | a minor's first name    | whole      | whole      |
 * | picture               | adults listed who agreed to pictures | adults; minors if agreed| as members | always     |
 * | date of birth         | adults who agreed to show it         | the same                | always     | always     |
 * | history, measures     | adults                               | adults                  | always     | always     |
 *
 * The office is finance and the shop manager: they need the records, but no picture that was not agreed to. Coaches and
 * administrators see everything.
 * A user without an active membership counts as the public. Everybody sees all of their own record, but no picture
 * that their audience may not fetch. E-mail, phone, address, account and payment ids are no part of this: no page
 * shows them, and entry.ts gives them to administrators only.
 */
export type Insight = 'public' | 'members' | 'office' | 'everything'

/** How much somebody may learn about the members of the club in general. */
export function insightOf(actor: Actor): Insight {
  const audience = audienceOf(actor)
  if (audience === 'visitor' || audience === 'user') return 'public'
  if (audience === 'member') return 'members'
  return hasRole(actor, 'coach') ? 'everything' : 'office'
}

/** Sees and changes the records of everybody, one by one and many at once. [resolutions A01] */
export const canManageMembers = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** The member record of whoever asks, if there is one. */
export const ownMemberId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.memberId : null)

/** Taken shirt numbers come with the names of their holders, so they need a login. [resolutions C12, F21] */
export const canListNumbers = (actor: Actor): boolean => actor.kind !== 'visitor'

/** What somebody agrees to have shown, one by one. Off until they say so; see the table above for what each means. */
export const PRIVACY_CHOICES = ['listed', 'showsBornOn', 'showsPhotos'] as const
