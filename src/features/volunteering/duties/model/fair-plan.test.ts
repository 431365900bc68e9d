import { expect, test } from 'vitest'
import { type Candidate, fairPlan, type OpenPlace } from './fair-plan.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 8, 5, hour))
const place = (dutyId: string, hour: number, facts: Partial<OpenPlace> = {}): OpenPlace => ({
  dutyId,
  startsAt: at(hour),
  endsAt: at(hour + 2),
  teamId: null,
  points: 1,
  ...facts,
})
const member = (memberId: string, facts: Partial<Candidate> = {}): Candidate => ({
  memberId,
  teamIds: [],
  points: 0,
  busy: [],
  ...facts,
})
const NOBODY = new Map<string, string[]>()

test('members are not proposed while they play or have another duty', () => {
  const busy = [{ startsAt: at(11), endsAt: at(13) }]
  expect(fairPlan([place('table', 12)], [member('a', { busy })], NOBODY)).toEqual([])
})

test('a member is proposed once for each duty', () => {
  expect(fairPlan([place('table', 12), place('table', 12)], [member('a')], NOBODY)).toHaveLength(1)
  expect(fairPlan([place('table', 12)], [member('a')], new Map([['table', ['a']]]))).toEqual([])
})

test('places go to the members with the fewest points, one after the other', () => {
  const plan = fairPlan(
    [place('one', 9), place('two', 12), place('three', 15)],
    [member('a', { points: 1 }), member('b')],
    NOBODY,
  )
  expect(plan.map(({ memberId }) => memberId)).toEqual(['b', 'a', 'b'])
})

test('a member of the team is preferred when points are equal', () => {
  const players = [member('a'), member('b', { teamIds: ['men1'] })]
  expect(fairPlan([place('table', 12, { teamId: 'men1' })], players, NOBODY)).toEqual([
    { dutyId: 'table', memberId: 'b', others: ['a'] },
  ])
})
