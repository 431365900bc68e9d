import { expect, test } from 'vitest'
import { memberContentType, registry } from '../../../tests/support/content-types.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { localDate } from '../../kernel/dates.ts'
import { Statements } from './statements.ts'

const reader = { actor: VISITOR, today: localDate('2026-06-20'), audience: 'visitor' as const }

const asked = (limit: number, fields: number) => ({
  query: {
    kind: 'list' as const,
    collection: memberContentType.collection,
    selection: Array.from({ length: fields }, (_, n) => ({ key: `name${n}`, field: 'Name' })),
    slice: { where: [], sort: [], limit },
  },
  values: [],
})

test('the memory for cached statements is limited, however many different queries arrive', () => {
  const statements = new Statements(registry)
  for (let limit = 1; limit <= 30; limit += 1) statements.for(reader, asked(limit, 6000))
  expect(statements.characters).toBeLessThanOrEqual(8_000_000)
  expect(statements.characters).toBeGreaterThan(4_000_000)
})

test('a frequent and short statement is prepared with a name on every connection', () => {
  const statements = new Statements(registry)
  const nameOf = (fields: number) => {
    for (let n = 0; n < 3; n += 1) statements.for(reader, asked(20, fields))
    return statements.for(reader, asked(20, fields)).statement.name
  }
  expect(nameOf(2)).toMatch(/^entries_/)
  expect(nameOf(800)).toBeUndefined()
})
