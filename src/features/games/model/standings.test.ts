import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EHF } from '../../../../tests/support/competition-rules.ts'
import { type CompetitionRules, ENGLAND, GAME_STATUSES, type Result } from './game.ts'
import { standingsFrom } from './standings.ts'

/** 'Olympia 31-24 Bristol' */
function played(text: string): Result {
  const [, homeTeam = '', home, away, awayTeam = ''] = /^(.+) (\d+)-(\d+) (.+)$/.exec(text) ?? []
  return {
    homeTeam,
    awayTeam,
    status: 'played',
    homeScore: Number(home),
    awayScore: Number(away),
    forfeitedBy: null,
  }
}

const unplayed = (homeTeam: string, awayTeam: string, status: Result['status'] = 'scheduled'): Result => ({
  homeTeam,
  awayTeam,
  status,
  homeScore: null,
  awayScore: null,
  forfeitedBy: null,
})

const forfeited = (homeTeam: string, awayTeam: string): Result => ({
  ...unplayed(homeTeam, awayTeam, 'forfeit'),
  forfeitedBy: 'away',
})

const order = (results: Result[], rules: CompetitionRules) =>
  standingsFrom(results, rules).map((row) => row.team)
const pointsOf = (results: Result[], rules: CompetitionRules) =>
  Object.fromEntries(standingsFrom(results, rules).map((row) => [row.team, row.points]))

test('a team without results is listed with zeros', () => {
  expect(standingsFrom([unplayed('Olympia', 'Bristol')], ENGLAND)).toEqual([
    {
      rank: 1,
      team: 'Bristol',
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      points: 0,
    },
    {
      rank: 2,
      team: 'Olympia',
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      points: 0,
    },
  ])
})

test('postponed, cancelled and future games do not count [TEA-008]', () => {
  const rows = standingsFrom(
    [
      unplayed('A', 'B', 'postponed'),
      unplayed('A', 'C', 'cancelled'),
      unplayed('B', 'C'),
      played('A 20-19 B'),
    ],
    EHF,
  )
  expect(rows.map((row) => [row.team, row.played])).toEqual([
    ['A', 1],
    ['C', 0],
    ['B', 1],
  ])
})

test.each([
  ['a win, a draw and a loss give 3, 2 and 1 in England', ENGLAND, { A: 5, B: 3, C: 4 }],
  ['a win, a draw and a loss give 2, 1 and 0 in Europe', EHF, { A: 3, B: 1, C: 2 }],
])('%s [TEA-008]', (_, rules, points) => {
  expect(pointsOf([played('A 25-25 B'), played('A 30-20 C'), played('C 22-21 B')], rules)).toEqual(points)
})

test('a forfeit awards its own points and no score', () => {
  const [winner, loser] = standingsFrom([forfeited('A', 'B')], ENGLAND)
  expect(winner).toMatchObject({ team: 'A', won: 1, goalsFor: 0, goalsAgainst: 0, points: 3 })
  expect(loser).toMatchObject({ team: 'B', lost: 1, goalsFor: 0, goalsAgainst: 0, points: 0 })
})

test('a forfeit is credited with the score in the rules', () => {
  const [winner, loser] = standingsFrom([forfeited('A', 'B')], {
    ...EHF,
    forfeitScore: { for: 10, against: 0 },
  })
  expect(winner).toMatchObject({ team: 'A', goalsFor: 10, goalsAgainst: 0 })
  expect(loser).toMatchObject({ team: 'B', goalsFor: 0, goalsAgainst: 10 })
})

test('a deduction removes points from its team only', () => {
  const rules = { ...EHF, deductions: [{ team: 'A', points: 3, reason: 'players not registered' }] }
  expect(pointsOf([played('A 30-20 B'), played('A 30-20 C'), played('B 30-20 C')], rules)).toEqual({
    A: 1,
    B: 2,
    C: 0,
  })
})

test('English tables rank goal difference before head-to-head results, then goals, then head-to-head results', () => {
  const first = [played('A 21-20 B'), played('B 40-20 C'), played('C 21-20 A')]
  expect(order(first, ENGLAND)).toEqual(['B', 'A', 'C'])
  const byGoals = [played('A 30-28 X'), played('B 20-18 Y')]
  expect(order(byGoals, ENGLAND)).toEqual(['A', 'B', 'X', 'Y'])
})

test('European tables rank two level teams by head-to-head results once all of their games are played', () => {
  const results = [played('A 21-20 B'), played('B 40-20 C'), played('A 20-21 C'), played('C 20-25 D')]
  const all = [...results, played('D 20-30 B'), played('A 30-29 D')]
  expect(pointsOf(all, EHF)).toMatchObject({ A: 4, B: 4 })
  expect(order(all, EHF).slice(0, 2)).toEqual(['A', 'B'])
  expect(order([...all, unplayed('C', 'D')], EHF).slice(0, 2)).toEqual(['B', 'A'])
})

test('three level teams are ranked by their own games, and those still level by a table of only their games', () => {
  // A, B and C have each won once; their differences are A +4, B -2, C -2. Only the game of B against C then decides.
  const circle = [played('A 25-20 B'), played('B 23-20 C'), played('C 25-24 A')]
  const against = ['A', 'B', 'C'].map((team) => played(`${team} 30-20 D`))
  const bottomHeavy = [...circle, ...against]
  expect(pointsOf(bottomHeavy, EHF)).toEqual({ A: 4, B: 4, C: 4, D: 0 })
  expect(order(bottomHeavy, EHF)).toEqual(['A', 'B', 'C', 'D'])
  const overallSaysOtherwise = [...circle, played('A 30-20 D'), played('B 21-20 D'), played('C 50-10 D')]
  expect(order(overallSaysOtherwise, EHF)).toEqual(['A', 'B', 'C', 'D'])
  expect(order(overallSaysOtherwise, { ...EHF, final: EHF.running })).toEqual(['C', 'A', 'B', 'D'])
})

const teamNames = ['A', 'B', 'C', 'D', 'E', 'F']
const goals = fc.integer({ min: 15, max: 38 })
const result: fc.Arbitrary<Result> = fc
  .record({
    pair: fc.shuffledSubarray(teamNames, { minLength: 2, maxLength: 2 }),
    status: fc.constantFrom(...GAME_STATUSES),
    homeScore: goals,
    awayScore: goals,
    forfeitedBy: fc.constantFrom('home' as const, 'away' as const),
  })
  .map(({ pair: [homeTeam = '', awayTeam = ''], status, homeScore, awayScore, forfeitedBy }) => ({
    homeTeam,
    awayTeam,
    status,
    homeScore: status === 'played' ? homeScore : null,
    awayScore: status === 'played' ? awayScore : null,
    forfeitedBy: status === 'forfeit' ? forfeitedBy : null,
  }))
const season = fc.array(result, { maxLength: 40 })
const rules = fc.constantFrom(ENGLAND, EHF, { ...EHF, running: EHF.final })
const counts = (one: Result) => one.status === 'played' || one.status === 'forfeit'

test('every counted game has two teams, and goals scored equal goals conceded', () => {
  fc.assert(
    fc.property(season, rules, (results, given) => {
      const rows = standingsFrom(results, given)
      const sum = (value: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + value(row), 0)
      expect(sum((row) => row.played)).toBe(2 * results.filter(counts).length)
      expect(rows.every((row) => row.won + row.drawn + row.lost === row.played)).toBe(true)
      expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst))
    }),
  )
})

test('the points in a table equal those of its games less deductions', () => {
  fc.assert(
    fc.property(season, rules, fc.integer({ min: 1, max: 9 }), (results, given, deducted) => {
      const withDeduction = { ...given, deductions: [{ team: 'A', points: deducted, reason: 'late' }] }
      const { win, draw, loss, forfeit } = given.points
      const handedOut = results.filter(counts).map((one) => {
        if (one.status === 'forfeit') return win + forfeit
        return one.homeScore === one.awayScore ? 2 * draw : win + loss
      })
      const isIn = results.some((one) => one.homeTeam === 'A' || one.awayTeam === 'A')
      const expected = handedOut.reduce((sum, points) => sum + points, 0) - (isIn ? deducted : 0)
      const rows = standingsFrom(results, withDeduction)
      expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(expected)
    }),
  )
})

test('the order is by points first and independent of the order of the results', () => {
  fc.assert(
    fc.property(season, rules, fc.infiniteStream(fc.nat()), (results, given, keys) => {
      const keyed = results.map((one) => ({ one, key: keys.next().value ?? 0 }))
      const mixed = keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one)
      const rows = standingsFrom(results, given)
      expect(standingsFrom(mixed, given)).toEqual(rows)
      expect(rows.map((row) => row.rank)).toEqual(rows.map((_, index) => index + 1))
      expect(rows.map((row) => row.points)).toEqual(rows.map((row) => row.points).toSorted((a, b) => b - a))
    }),
  )
})
