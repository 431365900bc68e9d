import type { Resource } from '../types.ts'
import { invalidRequest } from './errors.ts'

const CLAUSE =
  /^(-?)([a-z_]+)(?:\["([^"]+)"\])?\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\d+|null))$/

/** Stripe's search language as far as the fields go that objects have themselves: clauses joined by AND or OR. */
export function search<T extends Resource>(rows: T[], query: string, limit: number, url: string) {
  const isAny = / OR /.test(query)
  if (isAny && / AND /.test(query))
    throw invalidRequest('You cannot combine AND and OR in one query.', { param: 'query' })
  const tests = query.split(isAny ? ' OR ' : ' AND ').map((clause) => testOf(clause.trim()))
  const found = rows
    .filter((row) => (isAny ? tests.some((holds) => holds(row)) : tests.every((holds) => holds(row))))
    .toReversed()
  return {
    object: 'search_result' as const,
    data: found.slice(0, limit),
    has_more: found.length > limit,
    next_page: null,
    url,
  }
}

function testOf(clause: string): (row: Resource) => boolean {
  const match = CLAUSE.exec(clause)
  if (!match) throw invalidRequest(`We were unable to parse your search query: ${clause}`, { param: 'query' })
  const [, not, field = '', key, operator = ':', double, single, bare] = match
  const wanted = (double ?? single ?? bare ?? '').replaceAll(/\\(.)/g, '$1')
  return (row) => {
    const held = key === undefined ? row[field] : fieldOf(row[field], key)
    return compares(held, operator, wanted, bare === 'null') !== (not === '-')
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}

function compares(held: unknown, operator: string, wanted: string, isNull: boolean): boolean {
  if (isNull) return held === null || held === undefined
  if (held === null || held === undefined) return false
  const text = String(held).toLowerCase()
  if (operator === ':') return text === wanted.toLowerCase()
  if (operator === '~') return text.includes(wanted.toLowerCase())
  const [a, b] = [Number(held), Number(wanted)]
  if (operator === '>') return a > b
  if (operator === '<') return a < b
  return operator === '>=' ? a >= b : a <= b
}
