/** Roles of a user account. A person without an account is a visitor. [resolutions A01] */
export const ROLES = ['member', 'coach', 'finance', 'shop', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** The user behind a request. Only `web/session` and the API's token check make one from a request. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user'
      readonly userId: string
      readonly name: string
      readonly email: string
      readonly role: Role
      /** The member record of this account, if there is one. */
      readonly memberId: string | null
      /** Linked to an active member: the specification's "logged-in member". [resolutions A13] */
      readonly isMember: boolean
    }
  /** The product itself: jobs, demo data, migrations. Never made from a request. */
  | { readonly kind: 'system' }

export const VISITOR: Actor = { kind: 'visitor' }
export const SYSTEM: Actor = { kind: 'system' }

/** Staff of any role may open the admin area. */
export const isStaff = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && actor.role !== 'member')

/** Whether the actor has one of the roles. The administrator has all of them. */
export function hasRole(actor: Actor, ...roles: Role[]): boolean {
  if (actor.kind === 'visitor') return false
  if (actor.kind === 'system' || actor.role === 'administrator') return true
  return roles.includes(actor.role)
}

/** Signed in as an active member of the club, or as staff. */
export const isMember = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && (actor.isMember || isStaff(actor)))

/** Groups of readers that see the same fields. Queries and caches are prepared for each. */
export type Audience = 'visitor' | 'user' | 'member' | 'coach' | 'finance' | 'shop' | 'administrator'

/** The audience of an actor. A user without an active member is 'user' and sees what a visitor sees. */
export function audienceOf(actor: Actor): Audience {
  if (actor.kind === 'visitor') return 'visitor'
  if (actor.kind === 'system') return 'administrator'
  if (actor.role !== 'member') return actor.role
  return actor.isMember ? 'member' : 'user'
}
