import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnSpelling, oneSpelling } from './address.ts'

test('an address is normalised to one spelling', () => {
  for (const target of [
    '/teams/men-1',
    '/teams/men-1/',
    '//teams//men-1',
    '/teams/./men-1',
    '/x/../teams/men-1',
    '/%74eams/men%2D1',
    '/teams/men-1?',
    '/teams/men-1#top',
    'http://elsewhere.test/teams/men-1',
  ])
    expect(oneSpelling(target), target).toBe('/teams/men-1')
})

test('the order and encoding of a query do not change the cache key', () => {
  const one = oneSpelling('/store/search?page=2&q=long%20sleeve')
  expect(oneSpelling('/store/search/?q=long+sleeve&page=%32')).toBe(one)
  expect(oneSpelling('/store/search?q=long+sleeve')).not.toBe(one)
})

test('an encoded separator stays in its segment, and an undecodable address has no cache key', () => {
  expect(oneSpelling('/events/a%2Fb')).toBe('/events/a%2Fb')
  expect(oneSpelling('/events/caf%c3%a9')).toBe('/events/caf%C3%A9')
  expect(oneSpelling('/events/%ff')).toBeUndefined()
})

test('any encoding of a path leads to the same cache key, and only the plain one is cached', () => {
  const letters = [...'/events/summer-party']
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: letters.length, maxLength: letters.length }),
      (encoded) => {
        const odd = letters
          .map((letter, at) =>
            encoded[at] && letter !== '/' ? `%${letter.charCodeAt(0).toString(16)}` : letter,
          )
          .join('')
        expect(oneSpelling(odd)).toBe('/events/summer-party')
        expect(isOwnSpelling(odd)).toBe(odd === '/events/summer-party')
      },
    ),
  )
  expect(isOwnSpelling('/events/summer-party/?page=%32')).toBe(true)
  expect(isOwnSpelling('/')).toBe(true)
})
