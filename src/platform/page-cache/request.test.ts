import { expect, test } from 'vitest'
import { flagsOf, isPersonal } from './request.ts'

test('the cache key includes the visitor’s own choices, not cookies with a similar name', () => {
  expect(flagsOf('consent=1; dismissed=join')).toBe('cd')
  expect(flagsOf('a=1;dismissed=join')).toBe('d')
  for (const cookies of ['', 'xconsent=1', 'a=consent=1', 'undismissed=1']) expect(flagsOf(cookies)).toBe('')
})

test('a request with a session, a cart or a notice is personal', () => {
  for (const name of ['jwt', 'cart', 'notice', 'draft', 'paying'])
    expect(isPersonal(`a=1; ${name}=x`)).toBe(true)
  expect(isPersonal('xjwt=1; consent=1')).toBe(false)
})
