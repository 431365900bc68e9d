import { expect, test } from 'vitest'
import { anActor, memberContentType, teamContentType } from '../../../tests/support/content-types.ts'
import { eventContentType } from '../../features/events/content-type.ts'
import type { Invalid } from '../../kernel/errors.ts'
import type { ContentType } from './content-type.ts'
import { parseInput } from './parse-input.ts'

const ADMINISTRATOR = anActor('administrator')
const TEAM = { name: 'Men 1', genre: 'men' }

function problems(contentType: ContentType, input: unknown, actor = ADMINISTRATOR, making = true) {
  try {
    parseInput(contentType, input, actor, making)
    return undefined
  } catch (error) {
    return (error as Invalid).fields
  }
}

test('input other than an object of fields is refused [API-042]', () => {
  for (const input of [undefined, null, [], 'name', 1]) {
    expect(problems(teamContentType, input)).toEqual({ '': ['The body must be an object of fields'] })
  }
})

test('more names than a content type can have are refused with one message [API-042]', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`name${n}`, 'x']))
  expect(problems(teamContentType, many)).toEqual({ '': ['At most 200 fields can be sent'] })
})

test('unknown and read-only names are refused separately with the same message [API-042, API-043]', () => {
  const input = JSON.parse(
    '{"name":"Men 1","genre":"men","_id":"1","id":"1","createdAt":"x","members":[],"__proto__":{"role":"administrator"},"constructor":1,"toString":1,"Role":1}',
  )
  const found = problems(teamContentType, input) ?? {}
  const names = ['_id', 'id', 'createdAt', 'members', '__proto__', 'constructor', 'toString', 'Role']
  expect(Object.keys(found).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    expect(Object.entries(found).find(([key]) => key === name)?.[1]).toEqual([
      `${name} is not a field of teams that you can write`,
    ])
  }
  expect({}).not.toHaveProperty('role')
})

test('a field can be written only by the roles it names [API-043]', () => {
  const coach = anActor('coach')
  expect(problems(teamContentType, { description: 'x' }, coach, false)).toBeUndefined()
  expect(problems(teamContentType, { name: 'x' }, coach, false)).toHaveProperty('name')
  expect(problems(memberContentType, { email: 'a@example.org' }, coach, false)).toHaveProperty('email')
})

test('every invalid field reports its error at once [API-042]', () => {
  const input = {
    name: '',
    genre: 'chess',
    legacy_id: 1.5,
    Active: 'yes',
    MainImage: 'x',
    description: 5,
    slug: 'A B',
  }
  expect(problems(teamContentType, input)).toEqual({
    name: ['name is required'],
    genre: ['genre must be one of: men, women, mixed'],
    legacy_id: ['legacy_id must be a whole number'],
    Active: ['Active must be true or false'],
    MainImage: ['MainImage must be an id'],
    description: ['description must be a text'],
    slug: ['slug takes lower-case letters, digits and single hyphens'],
  })
})

test('a required field must be sent on creation and cannot be emptied later [API-042]', () => {
  expect(problems(teamContentType, {})).toEqual({ name: ['name is required'], genre: ['genre is required'] })
  expect(problems(teamContentType, {}, ADMINISTRATOR, false)).toBeUndefined()
  expect(problems(teamContentType, { name: null, genre: '' }, ADMINISTRATOR, false)).toEqual({
    name: ['name is required'],
    genre: ['genre is required'],
  })
})

test('bounds, lengths, addresses and dates are checked [API-042]', () => {
  expect(problems(teamContentType, { ...TEAM, legacy_id: 100 })).toEqual({
    legacy_id: ['legacy_id must be at most 99'],
  })
  expect(problems(teamContentType, { ...TEAM, name: 'x'.repeat(21) })).toEqual({
    name: ['name takes 20 characters at most'],
  })
  expect(problems(teamContentType, { ...TEAM, name: 'a\0b' })).toEqual({
    name: ['name holds a character that cannot be stored'],
  })
  expect(problems(memberContentType, { Name: 'Ana', email: 'nobody' })).toMatchObject({
    email: ['email must be an e-mail address'],
  })
  expect(problems(eventContentType, { Name: 'Party', Date: 'tomorrow', teams: ['x'] })).toEqual({
    Date: ['Date must be a time like 2026-11-28T16:30:00Z'],
    teams: ['teams must be a list of ids'],
  })
})

test('HTML is sanitised on input: no script, handler, style, frame or form is stored [API-042]', () => {
  const html =
    '<p onclick="x()" style="color:red">Hi<script>x()</script></p><iframe src="//e"></iframe><form></form>'
  expect(parseInput(teamContentType, { description: html }, ADMINISTRATOR, false).draft).toEqual({
    description: '<p>Hi</p>',
  })
})

test('the version on which a change is based is sent next to the fields [API-043]', () => {
  expect(parseInput(teamContentType, { name: 'A', version: 3 }, ADMINISTRATOR, false)).toEqual({
    draft: { name: 'A' },
    version: 3,
  })
  expect(problems(teamContentType, { version: 'new' }, ADMINISTRATOR, false)).toEqual({
    version: ['version must be a whole number'],
  })
})
