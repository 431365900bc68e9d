import { expect, test } from 'vitest'
import { type Person, teamsFor } from './team-for.ts'

const team = (slug: string, given: object = {}) => ({
  ...{ slug, genre: 'men' as const, youth: false, minAge: 16, maxAge: null, ...given },
})
const TEAMS = [
  team('men-1'),
  team('women-1', { genre: 'women' }),
  team('men-3'),
  team('u16-boys', { youth: true, minAge: 13, maxAge: 15 }),
]
const slugs = (person: Partial<Person>, wanted?: string) =>
  teamsFor(TEAMS, { age: 25, genre: 'men', experience: 'club', ...person }, wanted).map(({ slug }) => slug)

test('a child is never assigned to adults, nor an adult to children, from any page', () => {
  expect(slugs({ age: 14 }, 'men-1')).toEqual(['u16-boys'])
  expect(slugs({ age: 30 }, 'u16-boys')).not.toContain('u16-boys')
  expect(slugs({ age: 8 })).toEqual([])
})

test('beginners are assigned to the last team of the club, and players to the first', () => {
  expect(slugs({ experience: 'none' })).toEqual(['men-3', 'men-1'])
  expect(slugs({})).toEqual(['men-1', 'men-3'])
})

test('the requested team comes first', () => {
  expect(slugs({ experience: 'none' }, 'men-1')).toEqual(['men-1', 'men-3'])
})
