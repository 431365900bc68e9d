import { expect, test } from 'vitest'
import { listQueryOfArguments, listQueryOfUrl, orderOf } from './convention.ts'

const FIELDS = new Set(['Active', 'email', 'legacy_id', 'itemTitle', 'Date', 'Name'])
const isField = (name: string) => FIELDS.has(name)
const listQuery = (query: string) => listQueryOfUrl(new URLSearchParams(query), isField)

test('an invalid limit, start or sort order is named with a message [API-064]', () => {
  const { problems } = listQuery('_limit=many&_start=-1&_sort=Date:upwards')
  expect(problems).toEqual({
    _limit: ['must be a whole number, 0 or more'],
    _start: ['must be a whole number, 0 or more'],
    _sort: ['must be like Date:desc,Name:asc'],
  })
})

test('too many conditions are refused [API-064]', () => {
  const query = Array.from({ length: 31 }, (_, n) => `f${n}=1`).join('&')
  expect(listQuery(query).problems).toEqual({ where: ['takes 30 conditions at most'] })
})

test('limit, start and sort order are parsed from the query string [API-064]', () => {
  expect(listQuery('_limit=20&_start=40&_sort=Date:desc,Name')).toMatchObject({
    limit: 20,
    start: 40,
    sort: [
      { field: 'Date', down: true },
      { field: 'Name', down: false },
    ],
    problems: {},
  })
})

test('a suffix is an operator unless the whole name is a field [API-053]', () => {
  expect(listQuery('Active=true&email_eq=a@b&legacy_id=3&itemTitle_contains=shirt').where).toEqual([
    { parameter: 'Active', field: 'Active', operator: 'eq', given: ['true'] },
    { parameter: 'email_eq', field: 'email', operator: 'eq', given: ['a@b'] },
    { parameter: 'legacy_id', field: 'legacy_id', operator: 'eq', given: ['3'] },
    { parameter: 'itemTitle_contains', field: 'itemTitle', operator: 'contains', given: ['shirt'] },
  ])
})

test('a repeated parameter is a list [API-064]', () => {
  expect(listQuery('legacy_id_in=1&legacy_id_in=2').where).toEqual([
    { parameter: 'legacy_id_in', field: 'legacy_id', operator: 'in', given: ['1', '2'] },
  ])
})

test('GraphQL arguments sort, limit, start and where have the same meaning [API-011]', () => {
  const query = listQueryOfArguments(
    { limit: 20, start: 0, sort: 'Date:desc', where: { Active: true, legacy_id_in: [1, 2] } },
    isField,
  )
  expect(query).toMatchObject({
    limit: 20,
    start: 0,
    sort: [{ field: 'Date', down: true }],
    where: [
      { field: 'Active', operator: 'eq', given: [true] },
      { field: 'legacy_id', operator: 'in', given: [1, 2] },
    ],
    problems: {},
  })
})

test('a where argument that is a list or a string is refused [API-001]', () => {
  expect(listQueryOfArguments({ where: ['Active'] }, isField).problems).toEqual({
    where: ['must be an object'],
  })
  expect(listQueryOfArguments({ where: 'Active' }, isField).problems).toEqual({
    where: ['must be an object'],
  })
})

test('a sort order accepts only fields and directions [API-064]', () => {
  expect(orderOf('Date:DESC, Name:asc')).toEqual([
    { field: 'Date', down: true },
    { field: 'Name', down: false },
  ])
  expect(orderOf('Date;drop')).toBeUndefined()
  expect(orderOf('')).toBeUndefined()
})
