import { expect, test } from 'vitest'
import { csvResponse } from './csv.ts'

test('an export is a named download without caching', () => {
  const { headers } = csvResponse('members', [['Name']])
  expect(headers.get('content-disposition')).toBe('attachment; filename="members.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
