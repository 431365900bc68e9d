import { expect, test } from 'vitest'
import { pence } from '../../../kernel/money.ts'
import { statementWords } from './statement-words.ts'

const FAMILY = ['Leo Castellanos', 'Mia Castellanos']
const line = {
  type: 'charge' as const,
  kind: 'registration' as const,
  description: 'Registration, Leo',
  member: 'Leo Castellanos',
  isLate: false,
  dueAt: null,
  open: pence(0),
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

test('an open charge says when it is due, and a late one when it was', () => {
  const dueAt = new Date('2026-07-03T12:00:00Z')
  const instalment = { ...line, description: 'Academy, instalment 2 of 3', dueAt }
  expect(inOneLine({ ...instalment, open: pence(4000) }, ['Leo Castellanos'])).toBe(
    'Academy, instalment 2 of 3 · Registration fee · due 3rd July 2026',
  )
  expect(inOneLine(instalment, ['Leo Castellanos'])).toBe('Academy, instalment 2 of 3 · Registration fee')
  const late = {
    ...line,
    ...{ kind: 'invoice' as const, description: 'Training camp', isLate: true, open: pence(8500) },
  }
  expect(inOneLine({ ...late, dueAt: new Date('2026-07-03T12:00:00Z') }, ['Leo Castellanos'])).toBe(
    'Training camp · Invoice · was due 3rd July 2026',
  )
})
