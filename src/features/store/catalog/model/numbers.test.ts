import { expect, test } from 'vitest'
import { type HeldNumber, isMadeFor, takenAmong } from './numbers.ts'

const held: HeldNumber[] = [
  { number: 7, name: 'Ana', gender: 'female', minor: false, memberId: 'ana' },
  { number: 7, name: 'Max', gender: 'male', minor: false, memberId: 'max' },
  { number: 8, name: 'Ben', gender: 'male', minor: false, memberId: 'ben' },
  { number: 9, name: 'Eva', gender: 'female', minor: false, memberId: 'eva' },
  { number: 10, name: 'M. M.', gender: 'female', minor: true, memberId: 'mia' },
]
const ben = { memberId: 'ben', gender: 'male', buysForClub: false }

test('women’s items are compared with women, men’s with men, junior ones with minors, and others with nobody [STO-030]', () => {
  const girl = { gender: 'female', minor: true }
  const man = { gender: 'male', minor: false }
  expect((['women', 'men', 'junior', ''] as const).map((item) => isMadeFor(item, girl))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect((['women', 'men', 'junior', ''] as const).map((item) => isMadeFor(item, man))).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('members are compared within their own gender, and their own number is free [STO-030]', () => {
  for (const item of ['women', 'men', 'junior', ''] as const)
    expect(takenAmong(held, ben, item)).toEqual([{ number: 7, name: 'Max' }])
})

test('an administrator sees whether a number is taken for a club order or for their own [STO-030, STO-061]', () => {
  const administrator = { ...ben, buysForClub: true }
  expect(takenAmong(held, administrator, 'women')).toEqual([
    { number: 7, name: 'Ana' },
    { number: 9, name: 'Eva', freeFor: 'yourself' },
    { number: 10, name: 'M. M.', freeFor: 'yourself' },
  ])
  expect(takenAmong(held, administrator, 'junior')).toEqual([
    { number: 7, name: 'Max', freeFor: 'a club order' },
    { number: 10, name: 'M. M.', freeFor: 'yourself' },
  ])
  expect(takenAmong(held, administrator, '')).toEqual([{ number: 7, name: 'Max', freeFor: 'a club order' }])
})
