import { expect, test } from 'vitest'
import { teamOfRow } from './team-of-row.ts'

const TEAMS = [
  { id: 'first', names: ['Women 1'] },
  { id: 'second', names: ['Bristol HC 2', 'BHC II'] },
]
const LEAGUES = [
  { name: 'Premier League', teamId: 'first' },
  { name: 'Cup', teamId: 'first' },
  { name: 'Cup', teamId: 'second' },
  { name: 'Friendly', teamId: null },
]
const GAME = { homeTeam: 'Olympia', awayTeam: 'Bristol HC', team: '', competition: '' }

test.each([
  ['no name of ours', {}, undefined],
  ['a name that only resembles one of ours', { team: 'Women', competition: 'Women 1 North' }, undefined],
  ['a competition of two of our teams', { competition: 'Cup' }, undefined],
  ['a competition of none of our teams', { competition: 'Friendly' }, undefined],
  ['both of our teams as opponents', { homeTeam: 'Women 1', awayTeam: 'BHC II' }, undefined],
  ['the team in its column', { team: ' women 1' }, 'first'],
  ['the team in the column of the competition', { competition: 'Women 1' }, 'first'],
  ['a competition of one of our teams', { competition: 'premier league' }, 'first'],
  ['a team under its own name', { awayTeam: 'Bristol HC 2' }, 'second'],
  ['a team in its column before the names of the game', { team: 'Women 1', awayTeam: 'BHC II' }, 'first'],
])('a row with %s', (_what, given, id) => {
  expect(teamOfRow({ ...GAME, ...given }, TEAMS, LEAGUES)?.id).toBe(id)
})
