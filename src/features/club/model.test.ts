import { expect, test } from 'vitest'
import { clubOf } from './model.ts'

test('the words of a new club follow from its name and town', () => {
  const club = clubOf({ name: 'Bristol HC', town: 'Bristol' })
  expect(club).toMatchObject({
    siteTitle: 'Handball in Bristol',
    heroTitle: 'Bristol plays handball here',
    officialCategory: 'Official Bristol HC',
    teamNames: ['Bristol HC'],
  })
  expect(JSON.stringify(clubOf({ ...club, timeZone: 'Europe/Paris' }))).not.toMatch(/London|GD|demo/)
})

test('later settings win, and an empty one counts as not set', () => {
  const club = clubOf({ name: 'Bristol HC', heroText: 'Come and play.' }, { name: 'Bath HC', heroText: '' })
  expect([club.name, club.heroText]).toEqual(['Bath HC', 'Come and play.'])
})

test('fixture lists know the club under its name and its other spellings, each once', () => {
  const { teamNames } = clubOf({ name: 'Bristol HC', teamNames: ['Bristol', 'Bristol HC'] })
  expect(teamNames).toEqual(['Bristol HC', 'Bristol'])
})
