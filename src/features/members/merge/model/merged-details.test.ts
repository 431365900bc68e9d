import { expect, test } from 'vitest'
import { differencesOf, mergedDetails } from './merged-details.ts'

const kept = { Name: 'Ana Kovač', Phone: '', email: 'ana@example.org', listed: '', Active: '' }
const other = {
  Name: 'Anna Kovac',
  Phone: '020 7946 0123',
  email: 'old@example.org',
  listed: 'yes',
  Active: 'yes',
}

test('an empty field of the kept record is filled from the other one, except consent', () => {
  const found = differencesOf(kept, other, false)
  expect(found.map(({ field, choice }) => [field.name, choice])).toEqual([
    ['Name', 'kept'],
    ['email', 'kept'],
    ['Phone', 'other'],
    ['Active', 'other'],
  ])
  expect(mergedDetails(kept, found, {})).toEqual({ ...kept, Phone: '020 7946 0123', Active: 'yes' })
  expect(mergedDetails(kept, found, { Name: 'other', Phone: 'kept' })).toMatchObject({
    Name: 'Anna Kovac',
    Phone: '',
  })
})

test('the e-mail address cannot be chosen if there is a login', () => {
  expect(differencesOf(kept, other, true).map(({ field }) => field.name)).not.toContain('email')
})
