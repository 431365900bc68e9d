import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Where a registration is in the back office; undefined for who may not open that. */
export const registrationPath = (actor: Actor, registrationId: string | null): string | undefined =>
  registrationId && hasRole(actor, 'administrator') ? `/admin/registrations/${registrationId}` : undefined

/** Where a member is in the back office; undefined for who may not open that. */
export const memberPath = (actor: Actor, memberId: string | null): string | undefined =>
  memberId && hasRole(actor, 'administrator') ? `/admin/members/${memberId}` : undefined
