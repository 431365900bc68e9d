import { expect, test } from 'vitest'
import { comingAndPast, GAME_TYPES, type Game, gameLabel, outcomeForUs, resultForUs } from './game.ts'

const game = {
  type: 1,
  team: null,
  ours: 'away',
  status: 'played',
  homeScore: 20,
  awayScore: 25,
  forfeitedBy: null,
} as Game // what these rules read

test('game types 1 to 5 are Men I, Women I, Men II, Women II and Men III [TEA-011]', () => {
  expect(GAME_TYPES).toEqual({ 1: 'Men I', 2: 'Women I', 3: 'Men II', 4: 'Women II', 5: 'Men III' })
})

test('a game is called after our team in it, as every page spells it, else by the words of its type [resolutions D07]', () => {
  expect(gameLabel({ type: 1, team: { name: 'Men 1', slug: 'men-1' } })).toBe('Men 1')
  expect(gameLabel({ type: 1, team: null })).toBe('Men I')
  expect(gameLabel({ type: 9, team: { name: 'U16 Boys', slug: 'u16-boys' } })).toBe('U16 Boys')
  expect(gameLabel({ type: 9, team: null })).toBe('')
})

test('a result is a win, a draw or a loss from our side', () => {
  expect(outcomeForUs(game)).toBe('W')
  expect(outcomeForUs({ ...game, ours: 'home' })).toBe('L')
  expect(outcomeForUs({ ...game, awayScore: 20 })).toBe('D')
})

test('a result is shown from our side: our goals first, then theirs, then the opponent', () => {
  const away = { ...game, homeTeam: 'Olympia', awayTeam: 'London GD', homeScore: 28, awayScore: 31 }
  expect(resultForUs(away)).toEqual({ outcome: 'W', score: '31–28', opponent: 'at Olympia' })
  const home = { ...away, ours: 'home', homeTeam: 'London GD', awayTeam: 'Bristol' } as Game // as above
  expect(resultForUs(home)).toEqual({ outcome: 'L', score: '28–31', opponent: 'v Bristol' })
  expect(resultForUs({ ...away, status: 'forfeit', forfeitedBy: 'home' })).toBeUndefined()
  expect(resultForUs({ ...away, ours: null })).toBeUndefined()
})

test('who forfeits loses', () => {
  const forfeit = { ...game, status: 'forfeit', homeScore: null, awayScore: null } as Game // as above
  expect(outcomeForUs({ ...forfeit, forfeitedBy: 'away' })).toBe('L')
  expect(outcomeForUs({ ...forfeit, forfeitedBy: 'home' })).toBe('W')
})

test('a game without a result, or without us, is neither', () => {
  expect(outcomeForUs({ ...game, status: 'postponed' })).toBeUndefined()
  expect(outcomeForUs({ ...game, ours: null })).toBeUndefined()
})

test('of the games of a team those to come stand soonest first, and those that were newest first [TEA-009]', () => {
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
