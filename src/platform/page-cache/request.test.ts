import { expect, test } from 'vitest'
import { cookiesOfFlags, flagsOf, hasOnlyParts, isPersonal } from './request.ts'

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

test('a session or a cart changes only parts of a page, a notice or a draft the rest too', () => {
  for (const more of ['notice', 'draft', 'paying']) expect(hasOnlyParts(`jwt=x; ${more}=x`)).toBe(false)
  expect(hasOnlyParts('consent=1')).toBe(false)
  expect(hasOnlyParts('jwt=x; cart=y; consent=1')).toBe(true)
})

test('flags are the same after they were turned into cookies', () => {
  for (const flags of ['', 'c', 'd', 'cd']) expect(flagsOf(cookiesOfFlags(flags))).toBe(flags)
})
