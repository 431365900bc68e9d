import { expect, test } from 'vitest'
import { strengthOf, strengthText } from './account.ts'

test('strength counts the four character classes and nothing else [MEM-021]', () => {
  expect(strengthOf('').score).toBe(0)
  expect(strengthOf('handball').score).toBe(1)
  expect(strengthOf('Handball').score).toBe(2)
  expect(strengthOf('Handball7').score).toBe(3)
  expect(strengthOf('aA1!').score).toBe(4)
  expect(strengthOf('łŁ7€').score).toBe(4)
})

test('0 to 2 is Very Weak, 3 Medium, 4 Strong [MEM-022]', () => {
  expect(['', 'a', 'aA', 'aA1', 'aA1!'].map((password) => strengthOf(password).word)).toEqual([
    'Very Weak',
    'Very Weak',
    'Very Weak',
    'Medium',
    'Strong',
  ])
})

test('the words beside the meter say what is missing [MEM-022]', () => {
  expect(strengthText(strengthOf('Handball7'))).toBe('Medium. Add a symbol for Strong.')
  expect(strengthText(strengthOf('handball'))).toBe(
    'Very Weak. It lacks a symbol, an upper-case letter and a digit.',
  )
  expect(strengthText(strengthOf('aA1!'))).toBe('Strong.')
})
