import { type Actor, hasRole, isMember, peopleOf } from '../../kernel/actor.ts'

/**
 * Who sees what of a member. visibility.server.ts implements this table in SQL. [resolutions A06, C01, C02, C03]
 *
 * | What                  | public                               | members                 | office     | everything |
 * | --------------------- | ------------------------------------ | ----------------------- | ---------- | ---------- |
 * | directory, API        | adults who agreed to be listed       | everyone                | everyone   | everyone   |
 * | squad, player page    | those, and minors whose guardian did | everyone                | everyone   | everyone   |
 * | name                  | a minor's first name only            | a minor's first name    | whole      | whole      |
 * | picture               | adults listed who agreed to pictures | see `hidesPhotos`       | as members | always     |
 * | date of birth         | adults who agreed to show it         | the same                | always     | always     |
 * | history, measures     | adults                               | adults                  | always     | always     |
 *
 * The office is finance and the shop manager: they need the records, but only pictures that were agreed to.
 * Administrators see everything, coaches everything of the members of their teams; of others they see what members do.
 * A user without an active membership counts as the public. Members see all of their own record, but only a picture
 * that their audience may fetch. E-mail, phone, address, account and payment ids are not in this table: no page shows
 * them, and content-type.ts gives them to administrators only.
 */
export type Insight = 'public' | 'members' | 'office' | 'everything'

/** How much the caller may see of other members' records. */
export function insightOf(actor: Actor): Insight {
  if (!isMember(actor)) return 'public'
  if (hasRole(actor, 'administrator')) return 'everything'
  return hasRole(actor, 'finance', 'shop') ? 'office' : 'members'
}

/** Whether the caller may see and change all member records. */
export const canManageMembers = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** The id of the caller's member record; null if there is none. */
export const ownMemberId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.memberId : null)

/** The members that the caller pays for: the own record, which may be inactive, and the children. */
export const ownMemberIds = (actor: Actor): string[] => [
  ...new Set([ownMemberId(actor) ?? [], ...peopleOf(actor).map(({ memberId }) => memberId)].flat()),
]

/**
 * Shirt numbers are listed with the names of their holders, so only logged-in users see them. [resolutions C12, F21]
 */
export const canListNumbers = (actor: Actor): boolean => actor.kind !== 'visitor'

/** The privacy choices of a member. All are off by default; the table above shows their effect. */
export const PRIVACY_CHOICES = ['listed', 'showsBornOn', 'showsPhotos'] as const
