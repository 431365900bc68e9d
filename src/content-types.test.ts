import { expect, test } from 'vitest'
import { CONTENT_TYPES } from './content-types.ts'
import { orderOf } from './platform/content/convention.ts'
import { Registry } from './platform/content/registry.ts'

const registry = new Registry(CONTENT_TYPES)

test('collection names, type names and singular words are unique [SYS-005]', () => {
  const names = CONTENT_TYPES.flatMap(({ collection, single }) => [collection, single, `${collection}Count`])
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(CONTENT_TYPES.map(({ type }) => type)).size).toBe(CONTENT_TYPES.length)
})

test('every relation targets a content type, and every reverse list a reference in it [SYS-005]', () => {
  for (const contentType of CONTENT_TYPES) {
    for (const [name, field] of Object.entries(contentType.fields)) {
      if (field.kind !== 'one' && field.kind !== 'many') continue
      const target = registry.find(field.to)
      expect(target, `${contentType.type}.${name}`).toBeDefined()
      if (field.kind === 'one' || typeof field.through !== 'string') continue
      expect(target?.fields[field.through]?.kind, `${contentType.type}.${name}`).toBe('one')
    }
  }
})

test('every sort order that a type declares uses one of its fields [SYS-005]', () => {
  for (const contentType of CONTENT_TYPES) {
    for (const { field } of orderOf(contentType.sort) ?? [{ field: contentType.sort }]) {
      expect([...registry.fieldsOf(contentType).keys()], contentType.type).toContain(field)
    }
  }
})

test('lists have a length that suits the club [TEA-021]', () => {
  const limits = Object.fromEntries(CONTENT_TYPES.map(({ collection, limit }) => [collection, limit]))
  expect(limits).toMatchObject({ members: 9000, teams: 900, games: 100 })
  const members = registry.get('teams').fields.members
  expect(members).toMatchObject({ kind: 'many', limit: 100 })
})
