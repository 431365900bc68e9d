import { type Actor, hasRole } from '../../kernel/actor.ts'
import { adminPaths } from '../admin-paths.ts'

/** The admin page of a registration; undefined when this user may not open it. */
export const registrationPath = (actor: Actor, registrationId: string | null): string | undefined =>
  registrationId && hasRole(actor, 'administrator') ? adminPaths.registration(registrationId) : undefined

/** The admin page of a member; undefined when this user may not open it. */
export const memberPath = (actor: Actor, memberId: string | null): string | undefined =>
  memberId && hasRole(actor, 'administrator') ? adminPaths.member(memberId) : undefined
