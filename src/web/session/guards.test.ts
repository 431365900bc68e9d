import { expect, test } from 'vitest'
import { type Actor, hasRole, isMember, isStaff, ROLES, type Role, VISITOR } from '../../kernel/actor.ts'
import { requireRole, requireUser } from './guards.server.ts'

const request = new Request('http://club.example/admin/rotas?week=3')
const user = (role: Role, isActiveMember = true): Actor => ({
  kind: 'user',
  userId: '01890000-0000-7000-8000-000000000000',
  name: role,
  email: `${role}@example.org`,
  role,
  memberId: null,
  isMember: isActiveMember,
})

/** The status that a guard throws; 200 when it lets somebody in. */
function statusOf(guard: () => unknown): number {
  try {
    guard()
    return 200
  } catch (answer) {
    return answer instanceof Response ? answer.status : 500
  }
}

test('a visitor is sent to the login page with the way back [SYS-056, SYS-064]', () => {
  expect(statusOf(() => requireUser({ actor: VISITOR }, request))).toBe(302)
  expect(statusOf(() => requireRole({ actor: VISITOR }, request, 'coach'))).toBe(302)
})

test('being logged in opens no staff page: only the role does, and the administrator has all [SYS-058, SYS-059, SYS-060, SYS-061, SYS-062, SYS-063]', () => {
  const admitted = (...roles: Role[]) =>
    ROLES.filter((role) => statusOf(() => requireRole({ actor: user(role) }, request, ...roles)) === 200)
  expect(admitted('coach')).toEqual(['coach', 'administrator'])
  expect(admitted('finance')).toEqual(['finance', 'administrator'])
  expect(admitted('shop')).toEqual(['shop', 'administrator'])
  expect(admitted('administrator')).toEqual(['administrator'])
  expect(statusOf(() => requireRole({ actor: user('member') }, request, 'coach', 'finance', 'shop'))).toBe(
    403,
  )
})

test('a member is who is linked to an active member; a visitor has no role [SYS-056, SYS-057]', () => {
  expect(isMember(user('member'))).toBe(true)
  expect(isMember(user('member', false))).toBe(false)
  expect(isMember(VISITOR)).toBe(false)
  expect(isStaff(user('member'))).toBe(false)
  expect(hasRole(VISITOR, ...ROLES)).toBe(false)
})
