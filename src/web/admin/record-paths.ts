import { type Actor, hasRole } from '../../kernel/actor.ts'

/** The back office page of a registration; undefined when this user may not open it. */
export const registrationPath = (actor: Actor, registrationId: string | null): string | undefined =>
  registrationId && hasRole(actor, 'administrator') ? `/admin/registrations/${registrationId}` : undefined

/** The back office page of a member; undefined when this user may not open it. */
export const memberPath = (actor: Actor, memberId: string | null): string | undefined =>
  memberId && hasRole(actor, 'administrator') ? `/admin/members/${memberId}` : undefined
