import { expect, test } from 'vitest'
import { comingAndPast, type Game, gameLabel, oursIn, outcomeForUs, resultForUs, teamNamed } from './game.ts'

const game = {
  team: null,
  ours: 'away',
  status: 'played',
  homeScore: 20,
  awayScore: 25,
  forfeitedBy: null,
} as Game // the fields that these rules read

test('a game is titled by our team in it, spelled as on every page [resolutions D07]', () => {
  expect(gameLabel({ team: { name: 'Men 1', slug: 'men-1' } })).toBe('Men 1')
  expect(gameLabel({ team: null })).toBe('')
})

test('a game between two of our teams counts for the side named like the game’s own team [TEA-014]', () => {
  const derby = { homeTeam: 'London GD 2', awayTeam: 'London GD 3' }
  const ofClub = ['London GD', 'London GD 2', 'London GD 3']
  expect(oursIn(derby, { ofClub, ofTeam: ['london gd 3 '] })).toBe('away')
  expect(oursIn(derby, { ofClub, ofTeam: [] })).toBe('home')
  expect(oursIn({ homeTeam: 'Olympia', awayTeam: 'Bristol' }, { ofClub, ofTeam: [] })).toBeNull()
})

test('a game belongs to a team if it names only this team', () => {
  const [second, third] = [{ names: ['London GD 2'] }, { names: ['London GD 3', 'LGD III'] }]
  const named = (homeTeam: string, awayTeam: string) => teamNamed({ homeTeam, awayTeam }, [second, third])
  expect(named('Olympia', ' lgd iii')).toBe(third)
  expect(named('London GD', 'Olympia')).toBeUndefined()
  expect(named('London GD 2', 'London GD 3')).toBeUndefined()
})

test('a result is a win, a draw or a loss from our side', () => {
  expect(outcomeForUs(game)).toBe('W')
  expect(outcomeForUs({ ...game, ours: 'home' })).toBe('L')
  expect(outcomeForUs({ ...game, awayScore: 20 })).toBe('D')
})

test('a result is shown from our side: our goals, their goals, the opponent', () => {
  const away = { ...game, homeTeam: 'Olympia', awayTeam: 'London GD', homeScore: 28, awayScore: 31 }
  expect(resultForUs(away)).toEqual({ outcome: 'W', score: '31–28', opponent: 'at Olympia' })
  const home = { ...away, ours: 'home', homeTeam: 'London GD', awayTeam: 'Bristol' } as Game // as above
  expect(resultForUs(home)).toEqual({ outcome: 'L', score: '28–31', opponent: 'v Bristol' })
  expect(resultForUs({ ...away, status: 'forfeit', forfeitedBy: 'home' })).toBeUndefined()
  expect(resultForUs({ ...away, ours: null })).toBeUndefined()
})

test('a team that forfeits loses', () => {
  const forfeit = { ...game, status: 'forfeit', homeScore: null, awayScore: null } as Game // as above
  expect(outcomeForUs({ ...forfeit, forfeitedBy: 'away' })).toBe('L')
  expect(outcomeForUs({ ...forfeit, forfeitedBy: 'home' })).toBe('W')
})

test('a game without a result or without our club is none of these', () => {
  expect(outcomeForUs({ ...game, status: 'postponed' })).toBeUndefined()
  expect(outcomeForUs({ ...game, ours: null })).toBeUndefined()
})

test('a team’s fixtures are listed soonest first, and its results newest first [TEA-009]', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const onDays = (...days: number[]) =>
    days.map((day) => ({ startsAt: new Date(Date.UTC(2026, 4, day, 12)), ours: 'home' as const }))
  const other = { startsAt: now, ours: null }
  expect(comingAndPast([...onDays(9, 4, 1), other, ...onDays(-3, -8)], now)).toEqual({
    coming: onDays(1, 4, 9),
    past: onDays(-3, -8),
    others: [other],
  })
})
