import { expect, test } from 'vitest'
import { comingAndPast, GAME_TYPES, type Game, gameLabel, outcomeForUs } from './model.ts'

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

test('a game of another type is called after its team', () => {
  expect(gameLabel({ type: 1, team: { name: 'Men 1', slug: 'men-1' } })).toBe('Men I')
  expect(gameLabel({ type: 9, team: { name: 'U16 Boys', slug: 'u16-boys' } })).toBe('U16 Boys')
  expect(gameLabel({ type: 9, team: null })).toBe('')
})

test('a result is a win, a draw or a loss from our side', () => {
  expect(outcomeForUs(game)).toBe('W')
  expect(outcomeForUs({ ...game, ours: 'home' })).toBe('L')
  expect(outcomeForUs({ ...game, awayScore: 20 })).toBe('D')
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
    days.map((day) => ({ startsAt: new Date(Date.UTC(2026, 4, day, 12)) }))
  expect(comingAndPast(onDays(9, 4, 1, -3, -8), now)).toEqual({
    coming: onDays(1, 4, 9),
    past: onDays(-3, -8),
  })
})
