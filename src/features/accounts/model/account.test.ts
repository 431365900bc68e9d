import { expect, test } from 'vitest'
import { passwordStrength, strengthText } from './account.ts'

test('the strength depends only on the four character classes [MEM-021]', () => {
  expect(passwordStrength('').score).toBe(0)
  expect(passwordStrength('handball').score).toBe(1)
  expect(passwordStrength('Handball').score).toBe(2)
  expect(passwordStrength('Handball7').score).toBe(3)
  expect(passwordStrength('aA1!').score).toBe(4)
  expect(passwordStrength('łŁ7€').score).toBe(4)
})

test('0 to 2 is Very Weak, 3 Medium, 4 Strong [MEM-022]', () => {
  expect(['', 'a', 'aA', 'aA1', 'aA1!'].map((password) => passwordStrength(password).word)).toEqual([
    'Very Weak',
    'Very Weak',
    'Very Weak',
    'Medium',
    'Strong',
  ])
})

test('the text beside the meter lists the missing classes [MEM-022]', () => {
  expect(strengthText(passwordStrength('Handball7'))).toBe('Medium. Add a symbol for Strong.')
  expect(strengthText(passwordStrength('handball'))).toBe(
    'Very Weak. It lacks a symbol, an upper-case letter and a digit.',
  )
  expect(strengthText(passwordStrength('aA1!'))).toBe('Strong.')
})
