/** Staff roles, most powerful first. A user may have several. */
export const STAFF_ROLES = ['administrator', 'finance', 'shop', 'coach'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The single role that the API reports for a user: the most powerful one, or `member`. A visitor has no account. */
export const ROLES = [...STAFF_ROLES, 'member'] as const
export type Role = (typeof ROLES)[number]

/** A team that a coach is responsible for. */
export type CoachedTeam = { readonly id: string; readonly name: string }

/** A member that an account acts for: its owner, or a child in the owner's care. */
export type OwnPerson = { readonly memberId: string; readonly firstName: string; readonly isSelf: boolean }

/** The first name of a child in an account's care; undefined for anyone else. */
export const childName = (people: readonly OwnPerson[], memberId: string | null): string | undefined =>
  people.find((person) => person.memberId === memberId && !person.isSelf)?.firstName

/** The user behind a request. Only `web/session` and the API's token check make one from a request. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user'
      readonly userId: string
      readonly name: string
      readonly email: string
      /** Empty for users who are not staff. */
      readonly roles: readonly StaffRole[]
      /**
       * Set for staff who have not set up two-step login in a club that requires it. Until they do, `roles` is empty.
       */
      readonly needsTwoStep?: true
      /** The teams of a coach. */
      readonly teams: readonly CoachedTeam[]
      /** The owner's own member record, if there is one. */
      readonly memberId: string | null
      /** The active members that this account acts for: the owner first, then the children, eldest first. */
      readonly people: readonly OwnPerson[]
      /** Whether the account acts for an active member: the specification's "logged-in member". [resolutions A13] */
      readonly isMember: boolean
    }
  /** The product itself: jobs, demo data, migrations. Never created from a request. */
  | { readonly kind: 'system' }

export const VISITOR: Actor = { kind: 'visitor' }
export const SYSTEM: Actor = { kind: 'system' }
/**
 * Any member without a role: may read what every member may, and is no one. A page that is rendered once for all
 * members is rendered for this actor, so that it cannot contain anything of one of them.
 */
export const ANY_MEMBER: Actor = {
  kind: 'user',
  userId: '',
  name: '',
  email: '',
  roles: [],
  teams: [],
  memberId: null,
  people: [],
  isMember: true,
}

/** Whether the actor may open the admin area: staff of any role may. */
export const isStaff = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && actor.roles.length > 0)

/** Whether the actor has one of the roles. An administrator has all of them. */
export function hasRole(actor: Actor, ...roles: StaffRole[]): boolean {
  if (actor.kind === 'visitor') return false
  if (actor.kind === 'system') return true
  return actor.roles.some((role) => role === 'administrator' || roles.includes(role))
}

/** Returns the teams that the actor is responsible for: a coach's own teams, or all teams for an administrator. */
export function coachedTeams(actor: Actor): readonly CoachedTeam[] | 'all' {
  if (hasRole(actor, 'administrator')) return 'all'
  return actor.kind === 'user' && hasRole(actor, 'coach') ? actor.teams : []
}

/** Returns the id of the actor's account; '' for visitors and for `SYSTEM`. */
export const accountOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : '')

/** Returns the members that the actor may answer, pay and read for. Empty for visitors and for `SYSTEM`. */
export const peopleOf = (actor: Actor): readonly OwnPerson[] => (actor.kind === 'user' ? actor.people : [])

/** Whether the actor may answer, pay and read for a member: themselves, or a child in their care. */
export const actsFor = (actor: Actor, memberId: string): boolean =>
  peopleOf(actor).some((person) => person.memberId === memberId)

/** Whether the actor is a guardian of this member. False for the actor's own record. */
export const caresFor = (actor: Actor, memberId: string): boolean =>
  peopleOf(actor).some((person) => person.memberId === memberId && !person.isSelf)

/** Whether the actor is logged in as an active member, as a guardian of one, or as staff. */
export const isMember = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && (actor.isMember || isStaff(actor)))

/** Returns the most powerful of these roles, or `member` if there are none. */
export const mainRole = (roles: readonly StaffRole[]): Role =>
  STAFF_ROLES.find((role) => roles.includes(role)) ?? 'member'
