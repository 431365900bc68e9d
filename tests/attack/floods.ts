import { getIntrospectionQuery } from 'graphql'
import { CONTENT_TYPES } from '../../src/content-types.ts'
import {
  type Answer,
  type Attack,
  fromNewAddress,
  isSound,
  json,
  type Outcome,
  type Target,
  tally,
  timeOf,
} from './target.ts'

const LONGEST_MS = 3000

/** Queries that are small to send but expensive to answer. */
export const graphqlFloods: Attack = {
  name: 'GraphQL floods',
  says: 'deep, wide, repeated, circular, batched and costly queries are refused or cut, each within 3 s',
  run: flood,
}

/** Invalid limits and offsets for lists. */
export const listLimits: Attack = {
  name: 'limits of lists',
  says: 'no list is longer than its type allows, whatever number is requested, and none fails',
  run: askForAll,
}

async function flood(target: Target): Promise<Outcome> {
  const found = tally()
  for (const person of ['visitor', 'administrator'] as const) {
    for (const [name, body] of Object.entries(FLOODS)) {
      const started = timeOf(target)
      const answer = await target.ask(
        '/api/graphql',
        json('POST', body, { ...target.headers[person], ...fromNewAddress() }),
      )
      const ms = Math.round(timeOf(target) - started)
      const right = isSound(answer) && ms < LONGEST_MS && isRefused(answer)
      found.expect(
        right,
        `${person}: ${name} is answered ${answer.status} after ${ms} ms: ${answer.text.slice(0, 100)}`,
      )
    }
  }
  const introspection = json('POST', { query: getIntrospectionQuery() })
  const all = await Promise.all(Array.from({ length: 40 }, () => target.ask('/api/graphql', introspection)))
  found.expect(all.every(isSound), 'forty descriptions at once fail')
  return found.outcome
}

const deep = (depth: number): string => (depth === 0 ? '_id' : `team { members { ${deep(depth - 1)} } }`)
const many = (count: number, of: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join(' ')

const FLOODS: Readonly<Record<string, unknown>> = {
  'twelve levels': { query: `{ members { ${deep(6)} } }` },
  'a hundred levels': { query: `{ members { ${deep(50)} } }` },
  'a thousand aliases': { query: `{ ${many(1000, (n) => `a${n}: teamsCount`)} }` },
  'twenty costly aliases': {
    query: `{ ${many(20, (n) => `a${n}: members(limit: 900) { team { members { _id } } }`)} }`,
  },
  'a field a thousand times': { query: `{ teams { ${many(1600, () => 'name')} } }` },
  'two hundred directives': { query: `{ teams { name ${many(200, () => '@include(if: true)')} } }` },
  'fragments in a circle': {
    query: 'fragment A on Team { ...B } fragment B on Team { ...A } { teams { ...A } }',
  },
  'a list of lists of lists': { query: '{ teams(limit: 900) { members { team { members { _id } } } } }' },
  'a batch of a hundred': Array.from({ length: 100 }, () => ({ query: '{ teams { name } }' })),
  'a question of 200 kB': { query: `{ teams { name } } #${'x'.repeat(200_000)}` },
  'a broken question': { query: '{ teams { '.repeat(500) },
  'no question': { variables: {} },
  'a variable of another kind': {
    query: 'query ($n: Int) { teams(limit: $n) { name } }',
    variables: { n: 'x' },
  },
}

/** Whether the request was refused without returning data. */
function isRefused({ status, text }: Answer): boolean {
  if (status >= 400 && status < 500) return true
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown> | null; errors?: unknown[] } // a GraphQL response
  return Boolean(errors?.length) && Object.values(data ?? {}).every((value) => value === null)
}

const NUMBERS = [
  '9000',
  '999999999',
  '9999999999',
  '-1',
  'NaN',
  'Infinity',
  '1e9',
  '0x10',
  '1.5',
  '',
  ' 5',
  '٣',
  'all',
]

async function askForAll(target: Target): Promise<Outcome> {
  const found = tally()
  for (const { collection, limit } of target.long ? CONTENT_TYPES : CONTENT_TYPES.slice(0, 6)) {
    for (const number of NUMBERS) {
      const said = encodeURIComponent(number)
      for (const query of [`_limit=${said}`, `_start=${said}`, `_limit=${said}&_start=${said}`]) {
        const answer = await target.ask(`/api/${collection}?${query}`, {
          headers: target.headers.administrator,
        })
        const length = answer.status === 200 ? JSON.parse(answer.text).length : 0
        const right = isSound(answer) && length <= limit && [200, 400, 403].includes(answer.status)
        found.expect(right, `${collection}?${query} answers ${answer.status} with ${length} rows`)
      }
      const query = `{ ${collection}(limit: 9000, start: 2000000000) { _id } }`
      const answer = await target.ask('/api/graphql', json('POST', { query }, fromNewAddress()))
      found.expect(isSound(answer), `${query} fails`)
    }
  }
  return found.outcome
}
