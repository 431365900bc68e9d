import { GRAPHQL_LISTS, type ListField } from './graphql-lists.ts'
import {
  type Answer,
  type Attack,
  fromNewAddress,
  json,
  type Outcome,
  type Target,
  tally,
  timeOf,
} from './target.ts'

const LONGEST_MS = 5000
const MAX_BYTES = 20 * 1024 * 1024
const MAX_ALIASES = 15
const QUESTIONS = { short: 25, long: 400 }
const LIMITS = [1, 7, 46, 100, 500, 900, 9000]

/** Sends random queries built from the schema: every list, nested, aliased and batched. */
export const costlyQuestions: Attack = {
  name: 'costly GraphQL',
  says: 'any combination of aliases, nested lists and batches gets a small, quick answer, and the next visitor is served',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const random = numbers(1)
  const count = target.long ? QUESTIONS.long : QUESTIONS.short
  for (let n = 0; n < count; n += 1) {
    const query = question(random)
    // Tests the limits of one request, not of one address.
    const from = fromNewAddress()
    const body = n % 5 === 4 ? Array.from({ length: 10 }, () => ({ query })) : { query }
    await expectCheap(found, target, query, json('POST', body, from))
    const asMember = json('POST', body, { ...target.headers.member, ...from })
    await expectCheap(found, target, `as a member: ${query}`, asMember)
  }
  const described = Array(10).fill({ query: `{ ${descriptions(14)} }` })
  const asMember = json('POST', described, { ...target.headers.member, ...fromNewAddress() })
  await expectCheap(found, target, 'ten queries for descriptions of the schema', asMember)
  await expectAddressLimit(found, target)
  return found.outcome
}

const descriptions = (count: number): string =>
  Array.from(
    { length: count },
    (_, n) => `d${n}: __schema { types { fields { type { fields { name } } } } }`,
  ).join(' ')

type Found = ReturnType<typeof tally>

async function expectCheap(found: Found, target: Target, query: string, init: RequestInit) {
  const { answer, ms } = await timed(target, '/api/graphql', init)
  const right = answer.status < 500 && answer.text.length < MAX_BYTES && ms < LONGEST_MS
  const what = `${answer.status}, ${answer.text.length} bytes after ${ms} ms`
  found.expect(right, `${what}: ${query.slice(0, 300)}`)
  const beside = await target.ask('/healthz')
  found.expect(beside.status === 200, `the process does not answer after ${query.slice(0, 300)}`)
}

/** Repeats the same costly query with small variations from one address. */
async function expectAddressLimit(found: Found, target: Target) {
  const from = { 'x-forwarded-for': '10.8.0.1' }
  const statuses = new Set<number>()
  for (let n = 0; n < 150; n += 1) {
    const query = `{ a${n}: teams(limit: 900) { members(limit: 100) { team { _id } } } }`
    statuses.add((await target.ask('/api/graphql', json('POST', { query }, from))).status)
  }
  found.expect(statuses.has(429), 'one address is never limited')
}

async function timed(
  target: Target,
  path: string,
  init: RequestInit,
): Promise<{ answer: Answer; ms: number }> {
  const started = timeOf(target)
  const answer = await target.ask(path, init)
  return { answer, ms: Math.round(timeOf(target) - started) }
}

function question(random: (below: number) => number): string {
  const aliases = 1 + random(MAX_ALIASES)
  const depth = 1 + random(3)
  const roots = GRAPHQL_LISTS.filter(({ of }) => of === 'Query')
  return `{ ${Array.from({ length: aliases }, (_, n) => `a${n}: ${listOf(pick(roots, random), depth, random)}`).join(' ')} }`
}

/** One list with its scalars and, up to the depth, the lists and entries below it. */
function listOf(field: ListField, depth: number, random: (below: number) => number): string {
  const args = field.isList ? `(limit: ${pick(LIMITS, random)})` : ''
  const below = depth === 0 ? [] : GRAPHQL_LISTS.filter(({ of }) => of === field.type)
  const inner = below.length > 0 ? listOf(pick(below, random), depth - 1, random) : ''
  return `${field.name}${args} { ${pick(field.scalars, random)} __typename ${inner} }`
}

const pick = <T>(all: readonly T[], random: (below: number) => number): T => {
  const one = all[random(all.length)]
  if (one === undefined) throw new RangeError('there is nothing to pick from')
  return one
}

/** A seeded random number generator, so that every finding can be reproduced. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
