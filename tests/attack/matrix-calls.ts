import { sql } from 'drizzle-orm'
import { CALLS } from '../../src/api/calls.ts'
import { CONTENT_TYPES } from '../../src/content-types.ts'
import { newId } from '../../src/kernel/ids.ts'
import { tableOf } from '../../src/platform/content/registry.ts'
import { rows } from '../../src/platform/database/database.ts'
import { isAdmitted, PEOPLE, type Person } from './people.ts'
import { type Attack, isSound, json, type Outcome, type Target, tally } from './target.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const PARAMETERS: Readonly<Record<string, string>> = {
  email: 'nobody@example.org',
  slug: 'nobody',
  version: '1',
}

/** A body for any call. */
const FORGED = {
  role: 'administrator',
  id: newId(),
  data: { role: 'administrator' },
  paid: true,
  amount: 1,
  constructor: { prototype: { role: 'administrator' } },
}

/** Coaches may write one field of each of these and are refused for other fields. */
const BY_FIELD = ['PUT /configurations/:id', 'PUT /volunteers/:id']

/**
 * Sends every call in the table with every method as every role. The table defines who has access; calls outside the
 * table must not exist.
 */
export const matrixOfCalls: Attack = {
  name: 'every call by every role',
  says: 'a caller without permission gets 401 or 403, an unknown method gets 404 or 405, and nothing fails',
  onlyLong: true,
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const ids = await realIds(target)
  const paths = new Set(Object.keys(CALLS).map((call) => call.split(' ')[1] ?? ''))
  for (const person of PEOPLE) {
    for (const path of paths) {
      for (const method of METHODS) {
        const { status, ...answer } = await call(target, person, method, path, ids)
        const about = `${person}: ${method} /api${path} answers ${status}`
        found.expect(isSound({ status, ...answer }) && isRight(status, person, `${method} ${path}`), about)
      }
    }
  }
  return found.outcome
}

/** Refused callers use real ids. Admitted callers do not, because they would change entries that later checks need. */
function call(target: Target, person: Person, method: string, path: string, ids: Map<string, string>) {
  const row = CALLS[`${method} ${path}`]
  const collection = path.split('/')[1] ?? ''
  const id = row && isAdmitted(row.who, person) ? newId() : (ids.get(collection) ?? newId())
  const address = `/api${path.replaceAll(/:(\w+)/g, (_, name) => (name === 'id' ? id : (PARAMETERS[name] ?? newId())))}`
  const headers = target.headers[person]
  return target.ask(address, method === 'GET' ? { headers } : json(method, FORGED, headers))
}

function isRight(status: number, person: Person, call: string): boolean {
  const row = CALLS[call]
  // `POST /members/count` does not exist, but `PUT /members/count` writes the member with the id "count".
  if (!row) return status >= 400 && status < 500
  if (isAdmitted(row.who, person)) return status !== 401 && (status !== 403 || BY_FIELD.includes(call))
  return status === (person === 'visitor' ? 401 : 403)
}

/** One entry of each content type that has entries. */
export async function realIds({ ctx }: Pick<Target, 'ctx'>): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const contentType of CONTENT_TYPES) {
    const [row] = await rows<{ id: string }>(
      ctx.db,
      sql`select ${contentType.id} as id from ${sql.identifier(tableOf(contentType))} limit 1`,
    )
    if (row) ids.set(contentType.collection, row.id)
  }
  return ids
}
