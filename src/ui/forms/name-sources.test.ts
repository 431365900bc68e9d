import { expect, test } from 'vitest'
import { namesWith } from './name-sources.ts'

const names = ['Ana Kovačević', 'Anton Bird', 'Zoë Ana-Marie Lund'].map((name, id) => ({ id: `${id}`, name }))
const found = (typed: string) => namesWith(names, typed).map(({ name }) => name)

test('a name is found by the start of each of its words, ignoring case and accents [PHO-011]', () => {
  expect(found('kovac')).toEqual(['Ana Kovačević'])
  expect(found('AN')).toEqual(['Ana Kovačević', 'Anton Bird', 'Zoë Ana-Marie Lund'])
  expect(found('lund zoe')).toEqual(['Zoë Ana-Marie Lund'])
  expect(found('ovac')).toEqual([])
  expect(found(' ')).toHaveLength(3)
})
