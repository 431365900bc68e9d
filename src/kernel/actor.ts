/** Roles of staff, the most powerful first. A person may have several. */
export const STAFF_ROLES = ['administrator', 'finance', 'shop', 'coach'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The one word for a user in the API: the most powerful role, or member. A person without an account is a visitor. */
export const ROLES = [...STAFF_ROLES, 'member'] as const
export type Role = (typeof ROLES)[number]

/** A team that a coach is responsible for. */
export type CoachedTeam = { readonly id: string; readonly name: string }

/** A member that an account acts for: its own record, or a child in its care. */
export type OwnPerson = { readonly memberId: string; readonly firstName: string; readonly isSelf: boolean }

/** The user behind a request. Only `web/session` and the API's token check make one from a request. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user'
      readonly userId: string
      readonly name: string
      readonly email: string
      /** Empty for everyone who is not staff. */
      readonly roles: readonly StaffRole[]
      /** Staff of a club that requires two-step login, who have not set it up. Their roles are empty until then. */
      readonly needsTwoStep?: true
      /** The teams of a coach. */
      readonly teams: readonly CoachedTeam[]
      /** The member record of this account, if there is one. */
      readonly memberId: string | null
      /** The active members that this account acts for: the own record first, then the children by age. */
      readonly people: readonly OwnPerson[]
      /** Acts for an active member: the specification's "logged-in member". [resolutions A13] */
      readonly isMember: boolean
    }
  /** The product itself: jobs, demo data, migrations. Never made from a request. */
  | { readonly kind: 'system' }

export const VISITOR: Actor = { kind: 'visitor' }
export const SYSTEM: Actor = { kind: 'system' }

/** Staff of any role may open the admin area. */
export const isStaff = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && actor.roles.length > 0)

/** Whether the actor has one of the roles. The administrator has all of them. */
export function hasRole(actor: Actor, ...roles: StaffRole[]): boolean {
  if (actor.kind === 'visitor') return false
  if (actor.kind === 'system') return true
  return actor.roles.some((role) => role === 'administrator' || roles.includes(role))
}

/** The teams that the actor is responsible for: of a coach the named ones, of an administrator all. */
export function coachedTeams(actor: Actor): readonly CoachedTeam[] | 'all' {
  if (hasRole(actor, 'administrator')) return 'all'
  return actor.kind === 'user' && hasRole(actor, 'coach') ? actor.teams : []
}

/** The members that the actor may answer, pay and read for; none for visitors and for the product itself. */
export const peopleOf = (actor: Actor): readonly OwnPerson[] => (actor.kind === 'user' ? actor.people : [])

/** Whether the actor may answer, pay and read for a member: their own record, or a child in their care. */
export const actsFor = (actor: Actor, memberId: string): boolean =>
  peopleOf(actor).some((person) => person.memberId === memberId)

/** Whether the actor is a guardian of a child: acts for them, and is not the child. */
export const caresFor = (actor: Actor, memberId: string): boolean =>
  peopleOf(actor).some((person) => person.memberId === memberId && !person.isSelf)

/** Signed in as an active member of the club, as a guardian of one, or as staff. */
export const isMember = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && (actor.isMember || isStaff(actor)))

/** The most powerful of these roles, or member. */
export const mainRole = (roles: readonly StaffRole[]): Role =>
  STAFF_ROLES.find((role) => roles.includes(role)) ?? 'member'
