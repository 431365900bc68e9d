import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { hasRole, isMember, isStaff, mainRole, STAFF_ROLES, VISITOR } from '../../kernel/actor.ts'
import { requireUser } from './guards.server.ts'

const request = new Request('http://club.example/admin/rotas?week=3')
/** The status that a guard throws; 200 when it lets the user pass. */
function statusOf(guard: () => unknown): number {
  try {
    guard()
    return 200
  } catch (answer) {
    return answer instanceof Response ? answer.status : 500
  }
}

test('a visitor is sent to the login page and returns afterwards [SYS-056, SYS-064]', () => {
  expect(statusOf(() => requireUser({ actor: VISITOR }, request))).toBe(302)
})

test('the login leads back to the page, even if a script requested its data [SYS-064]', () => {
  const dataRequest = new Request('http://club.example/admin/rotas.data?week=3')
  let answer: unknown
  try {
    requireUser({ actor: VISITOR }, dataRequest)
  } catch (thrown) {
    answer = thrown
  }
  const to = answer instanceof Response ? answer.headers.get('location') : undefined
  expect(to).toBe('/members/access/?next=%2Fadmin%2Frotas%3Fweek%3D3')
})

test('a user linked to an active member is a member, and a visitor has no role [SYS-056, SYS-057]', () => {
  expect(isMember(anActor('member'))).toBe(true)
  expect(isMember(anActor('member', { active: false }))).toBe(false)
  expect(isMember(VISITOR)).toBe(false)
  expect(isStaff(anActor('member'))).toBe(false)
  expect(hasRole(VISITOR, ...STAFF_ROLES)).toBe(false)
})

test('a person has the rights of all their roles, and the API names the most powerful one [SYS-058, SYS-059, SYS-060, SYS-061]', () => {
  const treasurerWhoCoaches = { ...anActor('coach'), roles: ['coach', 'finance'] as const }
  expect(hasRole(treasurerWhoCoaches, 'coach')).toBe(true)
  expect(hasRole(treasurerWhoCoaches, 'finance')).toBe(true)
  expect(hasRole(treasurerWhoCoaches, 'shop')).toBe(false)
  expect(hasRole(treasurerWhoCoaches, 'administrator')).toBe(false)
  expect(mainRole(treasurerWhoCoaches.roles)).toBe('finance')
  expect(mainRole([])).toBe('member')
})
