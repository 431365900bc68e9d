import { type SQL, sql } from 'drizzle-orm'
import { CONTENT_TYPES } from '../../src/content-types.ts'
import type { Access, ContentType, Field } from '../../src/platform/content/content-type.ts'
import { tableOf } from '../../src/platform/content/registry.ts'
import { rows } from '../../src/platform/database/database.ts'
import { realIds } from './matrix-calls.ts'
import { isAdmitted, PEOPLE, type Person } from './people.ts'
import {
  type Attack,
  fromNewAddress,
  isSound,
  json,
  tally as newTally,
  type Outcome,
  type Target,
  type tally,
} from './target.ts'

type Tally = ReturnType<typeof tally>
type At = { target: Target; found: Tally; contentType: ContentType; person: Person }

/** The roles of a short run, which checks the fields hidden from each of them. */
const SHORT: readonly Person[] = ['visitor', 'member']

/** Reads, filters by, sorts by and writes each field of each content type as every role, in REST and GraphQL. */
export const matrixOfFields: Attack = {
  name: 'every field by every role',
  says: 'a field that was not granted is never returned, cannot be filtered or sorted by, and a forged write changes nothing',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = newTally()
  const ids = await realIds(target)
  for (const person of target.long ? PEOPLE : SHORT) {
    for (const contentType of CONTENT_TYPES) {
      const at = { target, found, contentType, person }
      await reads(at)
      const id = ids.get(contentType.collection)
      if (id) await writes(at, id)
    }
  }
  return found.outcome
}

async function reads({ target, found, contentType, person }: At): Promise<void> {
  const headers = target.headers[person]
  const path = `/api/${contentType.collection}`
  const list = await target.ask(`${path}?_limit=20`, { headers })
  if (!isAdmitted(contentType.read, person)) {
    found.expect([401, 403].includes(list.status), `${person}: GET ${path} answers ${list.status}`)
  }
  const kept = Object.keys(contentType.fields).filter((name) => !mayRead(contentType, name, person))
  const shown = list.status === 200 ? JSON.parse(list.text).flatMap(Object.keys) : []
  for (const name of kept) {
    found.expect(!shown.includes(name), `${person}: GET ${path} shows ${name}`)
    for (const query of [`${name}=1`, `${name}_null=false`, `_sort=${name}:asc`]) {
      const { status } = await target.ask(`${path}?${query}`, { headers })
      found.expect([400, 401, 403].includes(status), `${person}: GET ${path}?${query} answers ${status}`)
    }
    const query = `{ ${contentType.collection}(limit: 5) { ${selected(contentType, name)} } }`
    const answer = await target.ask(
      '/api/graphql',
      json('POST', { query }, { ...headers, ...fromNewAddress() }),
    )
    found.expect(
      isSound(answer) && tellsNothing(answer.text),
      `${person}: ${query} answers ${answer.text.slice(0, 200)}`,
    )
  }
}

const selected = (contentType: ContentType, name: string): string => {
  const kind = contentType.fields[name]?.kind
  return kind === 'one' || kind === 'many'
    ? `${name} { _id }`
    : kind === 'image'
      ? `${name} { id url }`
      : name
}

/** Whether the response contains only errors, nulls and empty lists. */
function tellsNothing(text: string): boolean {
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown[]>; errors?: unknown[] } // a GraphQL response
  const entries = Object.values(data ?? {}).flat() as (Record<string, unknown> | null)[]
  const values = entries.flatMap((one) => Object.values(one ?? {}))
  return Boolean(errors?.length) && values.every((value) => value === null || isEmpty(value))
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

async function writes({ target, found, contentType, person }: At, id: string): Promise<void> {
  const headers = target.headers[person]
  const before = await rowOf(target, contentType, id)
  const kept = Object.entries(contentType.fields).filter(([, field]) => !mayWrite(contentType, field, person))
  for (const [name, field] of [
    ...kept,
    ['__proto__', undefined] as const,
    ['version2', undefined] as const,
  ]) {
    const body = `{${JSON.stringify(name)}: ${JSON.stringify(forgedFor(field))}}`
    const init = { method: 'PUT', body, headers: { 'content-type': 'application/json', ...headers } }
    const answer = await target.ask(`/api/${contentType.collection}/${id}`, init)
    const refused = [400, 401, 403, 404, 409, 422].includes(answer.status)
    found.expect(refused, `${person}: PUT /api/${contentType.collection} ${body} answers ${answer.status}`)
  }
  const after = await rowOf(target, contentType, id)
  found.expect(before === after, `${person}: a forged PUT has changed one of ${contentType.collection}`)
}

async function rowOf({ ctx }: Target, contentType: ContentType, id: string): Promise<string> {
  const table: SQL = sql.identifier(tableOf(contentType)) as unknown as SQL // a name is a part of SQL
  const [row] = await rows(ctx.db, sql`select * from ${table} where ${contentType.id} = ${id}`)
  return JSON.stringify(row)
}

const FORGED: Readonly<Record<string, unknown>> = {
  number: 1,
  boolean: true,
  day: '2000-01-01',
  instant: '2000-01-01T00:00:00Z',
  email: 'forged@example.org',
  json: { role: 'administrator' },
  many: [],
}

const forgedFor = (field: Field | undefined): unknown =>
  field?.kind === 'choice' ? field.choices?.at(-1) : (FORGED[field?.kind ?? ''] ?? 'forged')

/** Repeats the declared access independently: content type, field, and the target of a relation. */
function mayRead(contentType: ContentType, name: string, person: Person): boolean {
  const field = contentType.fields[name]
  if (!field || !isAdmitted(contentType.read, person) || !isAdmitted(field.read ?? contentType.read, person))
    return false
  if (field.kind !== 'one' && field.kind !== 'many') return true
  const other = CONTENT_TYPES.find(({ collection }) => collection === field.to)
  if (!other || !isAdmitted(other.read, person)) return false
  const back =
    field.kind === 'many' && typeof field.through === 'string' ? other.fields[field.through] : undefined
  return !back || isAdmitted(back.read ?? other.read, person)
}

const mayWrite = (contentType: ContentType, field: Field, person: Person): boolean => {
  const access: Access = field.write ?? contentType.write
  return isAdmitted(access, person)
}
