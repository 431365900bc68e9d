import type { Actor, Role } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'

/** Somebody who is logged in, for commands and queries: an active member with this role, and this member record if you hand one in. */
export const anActor = (
  role: Role,
  { member, active = true }: { member?: { id: string }; active?: boolean } = {},
): Actor => ({
  kind: 'user',
  userId: newId(),
  name: 'Somebody',
  email: 'somebody@example.org',
  role,
  memberId: member?.id ?? null,
  isMember: active,
})
