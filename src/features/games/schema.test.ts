import { expect, test } from 'vitest'
import { z } from 'zod'
import { EHF } from '../../../tests/support/competition-rules.ts'
import { ENGLAND } from './model/game.ts'
import { gameState, rulesInput } from './schema.ts'

const problems = (given: object) => {
  const checked = gameState.safeParse({
    Status: 'scheduled',
    HomeScore: null,
    AwayScore: null,
    ForfeitedBy: null,
    ...given,
  })
  return checked.success ? {} : z.flattenError(checked.error).fieldErrors
}

test('a played game without a score is refused at both fields', () => {
  expect(problems({ Status: 'played' })).toEqual({
    HomeScore: ['A played game needs a score'],
    AwayScore: ['A played game needs a score'],
  })
})

test('only a played game may have a score', () => {
  expect(problems({ Status: 'postponed', HomeScore: 3 })).toEqual({
    HomeScore: ['Only a played game can have a score'],
  })
  expect(problems({ Status: 'played', HomeScore: 31, AwayScore: 24 })).toEqual({})
})

test('a forfeit names the forfeiting team, and other games do not', () => {
  expect(problems({ Status: 'forfeit' })).toEqual({ ForfeitedBy: ['Choose who forfeited'] })
  expect(problems({ ForfeitedBy: 'home' })).toEqual({ ForfeitedBy: ['Only for a forfeit'] })
  expect(problems({ Status: 'forfeit', ForfeitedBy: 'away' })).toEqual({})
})

test.each([-1, 100, 1.5, 'many'])('%s is not a score', (score) => {
  expect(problems({ Status: 'played', HomeScore: score, AwayScore: 20 })).toHaveProperty('HomeScore')
})

test('both presets are valid competition rules', () => {
  expect(rulesInput.parse(ENGLAND)).toEqual(ENGLAND)
  expect(rulesInput.parse(EHF)).toEqual(EHF)
})

test('rules with an unknown criterion or without criteria are refused', () => {
  expect(rulesInput.safeParse({ ...EHF, final: ['coin'] }).success).toBe(false)
  expect(rulesInput.safeParse({ ...EHF, running: [] }).success).toBe(false)
})
