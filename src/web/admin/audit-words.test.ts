import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindName } from '../../features/studio/queries/subjects.server.ts'
import { factsInWords } from './audit-facts.ts'
import { actionSentence, kindInWords } from './audit-words.ts'

const SOURCES = join(import.meta.dirname, '../..')
const ACTION = /(?:action: |note\(ctx, tx, id, )'([a-z-]+(?:\.[a-z-]+)+)'/g
const KIND = /^ {2}name: '([a-z-]+\.[a-z-]+)',$/gm
const HANDED_IN = /\{ action: '([a-z-]+)'|action: '([a-z-]+)' \| '([a-z-]+)'/g

/** The names of all actions that the source code records. */
function notedNames(): string[] {
  const names = new Set<string>()
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    const source = readFileSync(join(SOURCES, name), 'utf8')
    for (const [, action = ''] of source.matchAll(ACTION)) names.add(action)
    if (name.endsWith('bulk.server.ts'))
      for (const [, kind] of source.matchAll(KIND))
        names.add(name.includes('members') || name.includes('billing') ? `${kind}.many` : `${kind}`)
    if (name.startsWith('features/registrations/review/commands/'))
      for (const found of source.matchAll(HANDED_IN))
        for (const action of found.slice(1).filter(Boolean)) names.add(`registrations.${action}`)
  }
  return [...names]
}

test('every recorded audit action has a description [ADM-002, SYS-063]', () => {
  const names = notedNames()
  expect(names.length).toBeGreaterThan(40)
  const wordless = names.filter((action) => !actionSentence({ action, subject: 'x/y', facts: {} }))
  expect(wordless).toEqual([])
})

test('every kind of recorded action starts with a capital letter', () => {
  const kinds = new Set(notedNames().map((action) => action.split('.')[0] ?? ''))
  const named = (kind: string) => kindName(kind)
  expect([...kinds].filter((kind) => /^[a-z]/.test(kindInWords(kind, named(kind))))).toEqual([])
})

test('actions on every content type and refused requests have a description [ADM-002, SYS-063]', () => {
  for (const action of ['create', 'update', 'delete', 'draft', 'draft-discard', 'schedule'])
    expect(actionSentence({ action: `posts.${action}`, subject: 'posts/x', facts: {} })).toContain('{it}')
  const refused = {
    action: 'admin.refused',
    subject: '/admin/members',
    facts: { method: 'GET', role: 'coach' },
  }
  expect(actionSentence(refused)).toBe('Was refused access to Members as a coach')
})

test('audit facts are shown in plain words: fields by label, money in pounds, no codes or keys', () => {
  const facts = { fields: ['dob'], amount: 1050, restock: true, version: 3, key: 'k', subscription: 'sub_1' }
  expect(factsInWords(facts, (name) => (name === 'dob' ? 'Date of birth' : name))).toBe(
    'Date of birth · £10.50 · back into stock',
  )
  expect(factsInWords({ from: 'Open', to: 'Ordered' }, String)).toBe('from Open to Ordered')
  expect(factsInWords({ rows: 1, papers: 0 }, String)).toBe('1 row')
})
