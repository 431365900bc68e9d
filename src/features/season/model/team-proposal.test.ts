import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import { type PlannedTeam, proposeTeam } from './team-proposal.ts'

const AGES_ON = localDate('2027-09-01')

const team = (id: string, facts: Partial<PlannedTeam> = {}): PlannedTeam => ({
  id,
  name: id,
  newName: id,
  genre: 'men',
  youth: false,
  minAge: null,
  maxAge: null,
  isLeftOut: false,
  ...facts,
})

const TEAMS = [
  team('men-1', { minAge: 16 }),
  team('women-1', { genre: 'women', minAge: 16 }),
  team('men-2', { minAge: 16 }),
  team('u18', { youth: true, minAge: 16, maxAge: 17 }),
  team('u16', { youth: true, minAge: 13, maxAge: 15 }),
]

const propose = (bornOn: string | null, teamId: string | null, teams = TEAMS, gender = 'male') =>
  proposeTeam({ bornOn, teamId, gender }, teams, AGES_ON)

test('a player without a date of birth or without a team stays', () => {
  expect(propose(null, 'u16')).toEqual({ teamId: 'u16', move: 'stays' })
  expect(propose('2012-01-01', null)).toEqual({ teamId: null, move: 'stays' })
})

test('the birthday on the day on which ages count decides who moves up', () => {
  expect(propose('2011-09-02', 'u16')).toEqual({ teamId: 'u16', move: 'stays' })
  expect(propose('2011-09-01', 'u16')).toEqual({ teamId: 'u18', move: 'older' })
})

test('a player who is younger than the team stays, because the club let them play up', () => {
  expect(propose('2016-01-01', 'u16')).toEqual({ teamId: 'u16', move: 'stays' })
})

test('an adult is proposed the last team that takes them, unless they are in one', () => {
  expect(propose('2009-03-01', 'u18')).toEqual({ teamId: 'men-2', move: 'older' })
  expect(propose('1990-03-01', 'men-1')).toEqual({ teamId: 'men-1', move: 'stays' })
})

test('the players of a team that is left out are proposed another', () => {
  const teams = TEAMS.map((one) => ({ ...one, isLeftOut: one.id === 'u16' || one.id === 'women-1' }))
  expect(propose('2012-03-01', 'u16', teams)).toEqual({ teamId: null, move: 'no-team' })
  expect(propose('2010-03-01', 'u16', teams)).toEqual({ teamId: 'u18', move: 'left-out' })
  expect(propose('1990-03-01', 'women-1', teams, 'female')).toEqual({ teamId: null, move: 'no-team' })
})

test('a player without a gender is proposed a team of the same kind as now', () => {
  const teams = [...TEAMS, team('u16-girls', { genre: 'women', youth: true, maxAge: 15 })]
  expect(propose('2011-03-01', 'u16-girls', teams, '')).toEqual({ teamId: 'women-1', move: 'older' })
})
