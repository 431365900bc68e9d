import { expect, test } from 'vitest'
import { shirtClashes } from './shirt-clashes.ts'

const wearer = (memberId: string, number: number | null, gender = 'male') => ({
  memberId,
  name: memberId.toUpperCase(),
  gender,
  number,
})

test('the same number of another gender, or no number, is no clash', () => {
  expect(
    shirtClashes([wearer('a', 7), wearer('b', 7, 'female'), wearer('c', null), wearer('d', null)]),
  ).toEqual(new Map())
})

test('each player with the same number sees the names of the others', () => {
  expect(shirtClashes([wearer('a', 7), wearer('b', 7), wearer('c', 8)])).toEqual(
    new Map([
      ['a', ['B']],
      ['b', ['A']],
    ]),
  )
})
