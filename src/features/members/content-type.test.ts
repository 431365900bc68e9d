import { expect, test } from 'vitest'
import { teamContentType } from '../teams/content-type.ts'
import { countryContentType, memberContentType } from './content-type.ts'

const readersOf = (name: string) => memberContentType.fields[name]?.read ?? memberContentType.read

test.each([
  'createdAt',
  'updatedAt',
  'username',
  'StripeId',
  'StripeIdTest',
  'role',
  'user',
  'Address',
  'Postcode',
  'GuardianName',
  'GuardianEmail',
  'ehamember',
])(
  'the field %s of a member is only for certain roles, never for the public or for members [TEA-020]',
  (name) => {
    expect(memberContentType.fields[name]).toBeDefined()
    expect(['public', 'members']).not.toContain(readersOf(name))
  },
)

test.each([
  'slug',
  'user',
  'role',
  'username',
  'StripeId',
  'StripeIdTest',
  'Created',
  'createdAt',
  'updatedAt',
])('the field %s of a member cannot be written through the API [ADM-014]', (name) => {
  expect(memberContentType.fields[name]?.write).toBe('nobody')
})

test('a member has the fields of both specification documents [TEA-020, ADM-014]', () => {
  const names = Object.keys(memberContentType.fields)
  const wanted =
    'Name slug email dob Active eharegistered team teams user StripeId StripeIdTest country height weight student Phone Position number Address Postcode gender History image ehamember Created username role'
  for (const name of wanted.split(' ')) expect(names).toContain(name)
})

test('a team has the fields of both specification documents, and at most 900 are returned [TEA-004, TEA-021]', () => {
  const names = Object.keys(teamContentType.fields)
  const wanted =
    'name colour genre slug legacy_id MainImage image description ShowInMenu ShowStandings Active FixturesHtml members'
  for (const name of wanted.split(' ')) expect(names).toContain(name)
  expect(teamContentType.limit).toBe(900)
  expect(teamContentType.fields.members).toMatchObject({ kind: 'many', limit: 100 })
})

test('at most 9000 members are returned [TEA-021]', () => {
  expect(memberContentType.limit).toBe(9000)
})

test('a country has a short name and a code [SYS-067]', () => {
  expect(Object.keys(countryContentType.fields)).toEqual(['short_name', 'iso2'])
})
