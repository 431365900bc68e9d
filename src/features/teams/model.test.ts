import { expect, test } from 'vitest'
import { acceptsPerson, type TeamAudience } from './model.ts'

const ADULTS: TeamAudience = { genre: 'men', youth: false, minAge: null, maxAge: null }
const U16: TeamAudience = { genre: 'men', youth: true, minAge: 13, maxAge: 15 }
const agesOf = (team: TeamAudience, genre?: 'men' | 'women') =>
  [5, 12, 13, 15, 16, 17, 18, 40].filter((age) => acceptsPerson(team, { age, genre }))

test('a team takes those of its age and kind: nobody of 5 or 16 comes to the under-16s [REG-030]', () => {
  expect(agesOf(U16, 'men')).toEqual([13, 15])
  expect(agesOf(U16)).toEqual([13, 15])
  expect(agesOf(U16, 'women')).toEqual([])
  expect(agesOf({ ...U16, genre: 'mixed' }, 'women')).toEqual([13, 15])
})

test('without ages a team of children takes minors and any other takes adults', () => {
  expect(agesOf({ ...U16, minAge: null, maxAge: null })).toEqual([5, 12, 13, 15, 16, 17])
  expect(agesOf(ADULTS)).toEqual([18, 40])
  expect(agesOf({ ...ADULTS, minAge: 16 })).toEqual([16, 17, 18, 40])
  expect(acceptsPerson(ADULTS, { age: undefined, genre: undefined })).toBe(true)
  expect(acceptsPerson(U16, { age: undefined, genre: undefined })).toBe(false)
})
