import { expect, test } from 'vitest'
import { currentMark } from './menu-link.tsx'

test('a menu link to the current page is marked, whatever its slash or query', () => {
  expect(currentMark('/about-us/games/', '/about-us/games')).toBe('page')
  expect(currentMark('/teams', '/teams/')).toBe('page')
  expect(currentMark('/teams?x=1', '/teams')).toBe('page')
})

test('pages below a link mark it too; a longer word with the same start does not, and home does not mark everything', () => {
  expect(currentMark('/teams', '/teams/men-1')).toBe('true')
  expect(currentMark('/team', '/teams/men-1')).toBeUndefined()
  expect(currentMark('/', '/teams')).toBeUndefined()
})
