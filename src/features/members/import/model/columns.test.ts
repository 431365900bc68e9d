import { expect, test } from 'vitest'
import { parseBirthDate } from './birth-date.ts'
import { guessColumns, mappingProblem } from './columns.ts'
import { likenessOf } from './likeness.ts'

test('missing name columns and two columns for one field are problems', () => {
  expect(mappingProblem(['email', ''])).toContain('Choose the column with the name')
  expect(mappingProblem(['firstName'])).toContain('first name and surname')
  expect(mappingProblem(['name', 'email', 'email'])).toBe('Choose one column only for “E-mail”')
  expect(mappingProblem(['firstName', 'surname', 'teams', 'teams'])).toBeUndefined()
})

test('columns are guessed from common headings, each field once', () => {
  expect(guessColumns(['Full Name', 'D.O.B.', 'E-mail address', 'Mobile no.', 'Post Code', 'Squad'])).toEqual(
    ['name', 'bornOn', 'email', 'phone', 'postcode', 'teams'],
  )
  expect(guessColumns(['Forename', 'SURNAME', 'Parent/Guardian', 'Parent’s e-mail', 'Shoe size'])).toEqual([
    'firstName',
    'surname',
    'guardianName',
    'guardianEmail',
    '',
  ])
  expect(guessColumns(['Name', 'Sex', 'Playing position', 'Shirt no.', 'No.'])).toEqual([
    'name',
    'gender',
    'position',
    'number',
    '',
  ])
  // The headings of our own export.
  expect(guessColumns(['Gender', 'Position', 'Number'])).toEqual(['gender', 'position', 'number'])
  expect(guessColumns(['Name', 'Name'])).toEqual(['name', ''])
})

test('dates are read in ISO and British order, but not impossible days and short years', () => {
  for (const text of ['2010-03-12', '12/03/2010', '12.3.2010', '12-03-2010', '2010-03-12 00:00:00'])
    expect(parseBirthDate(text)).toBe('2010-03-12')
  for (const text of ['31/02/2010', '03/13/2010', '12/03/10', 'March', '40000', '2010'])
    expect(parseBirthDate(text)).toBeUndefined()
})

test('two different names with the same e-mail address are not the same person', () => {
  const ana = { name: 'Ana Kovač', bornOn: '1996-04-12', email: 'home@example.org' }
  const like = (given: Partial<typeof ana>) => likenessOf({ ...ana, ...given }, ana)
  expect(like({ name: 'Ben Kovač' })).toBe('email')
  expect(like({ name: 'Ben Kovač', email: '' })).toBeUndefined()
  expect(like({ email: 'other@example.org' })).toBe('name-and-birth')
  expect(like({ bornOn: '1996-12-04' })).toBe('name-and-email')
  expect(like({ bornOn: '1996-12-04', email: '' })).toBeUndefined()
  expect(like({ bornOn: '', email: '' })).toBe('name')
  expect(like({ name: 'ana kovac', email: '' })).toBe('same')
  expect(like({ bornOn: '', email: 'HOME@example.org' })).toBe('same')
})
