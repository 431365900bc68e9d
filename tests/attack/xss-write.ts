import { sql } from 'drizzle-orm'
import { CONTENT_TYPES } from '../../src/content-types.ts'
import type { ContentType, Field } from '../../src/platform/content/content-type.ts'
import { json, type Target } from './target.ts'
import { vectorsFor } from './xss-vectors.ts'

/** The number of entries written per type. More would not be shown on other pages. */
const MAX_ENTRIES = 12
/** Types that people write without an account or as a member; staff read these texts in the admin area. */
const BY_VISITORS = [
  `update registrations set name = $vector$, details = (select jsonb_agg(d || jsonb_build_object('value', $vector$)) from jsonb_array_elements(details) d)`,
  `update form_results set data = (select jsonb_agg(d || jsonb_build_object('label', $vector$, 'value', $vector$)) from jsonb_array_elements(data) d)`,
  'update store_orders set special_request = $vector$',
  'update payments set payer_name = $vector$, description = $vector$',
  `update users set name = $vector$ where id not in (select user_id from user_roles)`,
  'update files set name = $vector$, alt = $vector$',
  'update mails set subject = $vector$, to_name = $vector$',
] as const

export type Written = { accepted: number; refused: number }

/** Writes hostile text into every text field of every content type, through the endpoints for staff. */
export async function writeHostile(target: Target, round: number): Promise<Written> {
  const written: Written = { accepted: 0, refused: 0 }
  for (const contentType of CONTENT_TYPES.filter(({ write }) => write !== 'nobody')) {
    const list = await target.ask(`/api/${contentType.collection}?_limit=${MAX_ENTRIES}`, {
      headers: target.headers.administrator,
    })
    const entries = JSON.parse(list.text) as { _id: string }[] // the list that the administrator reads
    const some = target.long ? entries : entries.slice(0, 4)
    for (const [place, { _id, ...values }] of some.entries()) {
      for (const [name, forged] of forgedFields(contentType, values, place + round)) {
        const path = `/api/${contentType.collection}/${_id}`
        const { status } = await target.ask(
          path,
          json('PUT', { [name]: forged }, target.headers.administrator),
        )
        written[status === 200 ? 'accepted' : 'refused'] += 1
      }
    }
  }
  return written
}

/**
 * Writes hostile text into the columns for visitors' and members' input, bypassing forms. Returns the failed
 * statements.
 */
export async function writeByVisitors({ ctx }: Target, round: number): Promise<string[]> {
  const failed: string[] = []
  for (const statement of BY_VISITORS) {
    const vector = `'${vectorsFor(round, 190).replaceAll("'", "''")}'`
    await ctx.db.execute(sql.raw(statement.replaceAll('$vector$', () => vector))).catch((error: Error) => {
      failed.push(`${statement.slice(0, 40)}: ${String(error.cause ?? error)}`)
    })
  }
  return failed
}

function forgedFields(
  contentType: ContentType,
  values: Record<string, unknown>,
  place: number,
): [string, unknown][] {
  return Object.entries(contentType.fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'json')
      return leavesOf(values[name]).map((path) => [name, replaced(values[name], path, place)])
    return TEXTS.includes(field.kind) ? [[name, vectorsFor(place, mostOf(field))]] : []
  })
}

const TEXTS: readonly Field['kind'][] = ['text', 'richText', 'email', 'slug']

const mostOf = (field: Field): number =>
  ('max' in field && field.max) || (field.kind === 'richText' ? 50_000 : 1000)

type Path = readonly (string | number)[]

/** Returns the paths of texts in a JSON value, one per kind of place, because list items are alike. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((one, n) => leavesOf(one, [...path, n]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]))
}

function replaced(value: unknown, [key, ...rest]: Path, place: number): unknown {
  if (key === undefined) return vectorsFor(place, 180)
  if (Array.isArray(value)) return value.map((one, n) => (n === key ? replaced(one, rest, place) : one))
  const object = value as Record<string, unknown> // the path was read from it
  return { ...object, [key]: replaced(object[key], rest, place) }
}
