import { expect, test } from 'vitest'
import { statementWords } from './statement-words.ts'

const FAMILY = ['Leo Castellanos', 'Mia Castellanos']
const line = {
  type: 'charge' as const,
  kind: 'registration' as const,
  description: 'Registration, Leo',
  member: 'Leo Castellanos',
  isLate: false,
  dueAt: null,
}
const inOneLine = (...given: Parameters<typeof statementWords>) => {
  const { what, about } = statementWords(...given)
  return [what, ...about].join(' · ')
}

test('a line of a family names the charge once, and the person by first name', () => {
  expect(inOneLine(line, FAMILY)).toBe('Registration fee · Leo')
  expect(inOneLine({ ...line, type: 'payment' }, FAMILY)).toBe('Paid: Registration fee · Leo')
  expect(inOneLine({ ...line, description: 'Registration, sibling price' }, FAMILY)).toBe(
    'Registration, sibling price · Leo',
  )
  expect(inOneLine({ ...line, kind: 'subscription', description: 'Juniors' }, FAMILY)).toBe(
    'Juniors · Subscription · Leo',
  )
})

test('the line of a person alone has no name, and two people with one first name have their whole names', () => {
  expect(inOneLine({ ...line, description: 'Registration' }, ['Leo Castellanos'])).toBe('Registration fee')
  expect(inOneLine(line, [...FAMILY, 'Leo Other'])).toBe('Registration fee · Leo Castellanos')
})

test('a late charge says when it was due', () => {
  const late = { ...line, kind: 'invoice' as const, description: 'Training camp', isLate: true }
  expect(inOneLine({ ...late, dueAt: new Date('2026-07-03T12:00:00Z') }, ['Leo Castellanos'])).toBe(
    'Training camp · Invoice · was due 3rd July 2026',
  )
})
