import type { Actor, CoachedTeam, Role } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'

/**
 * A logged-in user for commands and queries: an active member with this role, or the given account and member record. A
 * coach has no teams by default.
 */
export const anActor = (
  role: Role,
  { user, member, active = true, teams = [], children = [] }: ActorFacts = {},
): Actor & { kind: 'user' } => ({
  kind: 'user',
  userId: user?.id ?? newId(),
  name: user?.name ?? 'Test User',
  email: user?.email ?? 'user@example.org',
  roles: role === 'member' ? [] : [role],
  teams,
  memberId: member?.id ?? null,
  people: [
    ...(member && active
      ? [{ memberId: member.id, firstName: member.firstName ?? 'Test', isSelf: true }]
      : []),
    ...children.map((child) => ({ memberId: child.id, firstName: child.firstName, isSelf: false })),
  ],
  isMember: active,
})

type ActorFacts = {
  user?: Account
  member?: { id: string; firstName?: string }
  active?: boolean
  teams?: readonly CoachedTeam[]
  /** Members that the actor is responsible for. */
  children?: readonly { id: string; firstName: string }[]
}

type Account = { id: string; name: string; email: string }
