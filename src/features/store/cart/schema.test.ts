import { expect, test } from 'vitest'
import { cartForm } from './schema.ts'

const form = { intent: 'add', id: '700', size: 'M', quantity: '1' }

test('an accent typed after its letter becomes part of it, and initials are capitals [STO-028]', () => {
  const typed = (initials: string) => cartForm.safeParse({ ...form, initials }).data
  expect(typed(' ae\u0301k ')).toMatchObject({ line: { initials: 'A\u00c9K' } })
  expect(typed('a\u0301b\u0301')).toBeUndefined()
  expect(typed('ß')).toMatchObject({ line: { initials: 'SS' } })
})

test('a forged form is refused with our own words [STO-011, STO-027]', () => {
  const wordsFor = (change: Record<string, unknown>) =>
    cartForm.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message)
  expect(wordsFor({ id: 'x'.repeat(61) })).toEqual(['Choose an item'])
  expect(wordsFor({ size: 'x'.repeat(61) })).toEqual(['Choose a size'])
  expect(wordsFor({ quantity: undefined })).toEqual(['Choose a quantity from 1 to 50'])
})
