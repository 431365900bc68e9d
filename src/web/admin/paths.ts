import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Where a member is in the back office; undefined for who may not open that. */
export const memberPath = (actor: Actor, memberId: string | null): string | undefined =>
  memberId && hasRole(actor, 'administrator') ? `/admin/members/${memberId}` : undefined
