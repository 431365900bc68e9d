import { registry } from '../../../content-types.ts'
import { capitalised } from '../../../kernel/text.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import type { AskedCondition } from '../../../platform/content/convention.ts'
import { orderOf } from '../../../platform/content/convention.ts'
import { draftsOf } from '../../../platform/content/drafts.ts'
import type { Picked } from '../../../platform/content/query.ts'
import { countList, readList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import { labelOf } from '../model/controls.ts'
import { canCreate } from '../policy.ts'
import { nameFrom, namesOf, openedType } from './opened.server.ts'

const PAGE = 100
const MOST_COLUMNS = 5
const MOST_FILTERS = 3
const SHOWN = new Set(['choice', 'boolean', 'instant', 'day', 'number', 'one', 'email', 'slug'])
const SORTED = new Set(['choice', 'boolean', 'instant', 'day', 'number', 'email', 'slug', 'text'])

export type CellKind = 'text' | 'boolean' | 'time' | 'day' | 'number' | 'pounds'
export type StudioColumn = { name: string; label: string; kind: CellKind; sorts: boolean }
export type StudioFilter = { name: string; label: string; choices: { value: string; label: string }[] }
export type StudioRow = {
  id: string
  name: string
  draft: boolean
  cells: Record<string, string | number | boolean | null>
}
export type AskedRows = { q: string; sort: string; start: number; filters: Readonly<Record<string, string>> }

/** What the list of a type looks like: its columns, filters and usual order. Throws NotFound. */
export function listView(ctx: Pick<Ctx, 'actor'>, collection: string) {
  const entry = openedType(ctx, collection)
  const [usual] = orderOf(entry.sort) ?? []
  return {
    collection,
    one: entry.one,
    many: entry.many,
    name: namesOf(entry)[0] ?? '',
    sorting: { by: usual?.field ?? 'id', down: usual?.down ?? false },
    columns: columnsOf(ctx, entry),
    filters: filtersOf(ctx, entry),
    canCreate: canCreate(ctx.actor, entry),
    isSingle: entry.limit === 1,
  }
}

/** A hundred entries of a type from one on, as this actor may read them, with all that match. Throws NotFound. */
export async function studioRows(ctx: Ctx, collection: string, { q, sort, start, filters }: AskedRows) {
  const entry = openedType(ctx, collection)
  const names = namesOf(entry)
  const columns = columnsOf(ctx, entry)
  const where: AskedCondition[] = filtersOf(ctx, entry).flatMap(({ name, choices }) => {
    const chosen = choices.find(({ value }) => value === filters[name])
    return chosen ? [{ parameter: name, field: name, operator: 'eq', given: [chosen.value] } as const] : []
  })
  if (q && names[0]) where.push({ parameter: 'q', field: names[0], operator: 'holds', given: [q] })
  const sortable = new Set([...names, ...columns.filter((one) => one.sorts).map((one) => one.name)])
  const order = orderOf(sort)?.filter(({ field }) => sortable.has(field))
  const wish = { prefix: '', where, problems: {}, limit: PAGE, start, ...(order && { sort: order }) } as const
  const picks = [...names.map(pick), ...columns.map(({ name }) => columnPick(entry, name)), pick('_id')]
  const [list, total, drafts] = await Promise.all([
    readList(ctx, registry, entry, wish, picks),
    countList(ctx, registry, entry, wish),
    entry.drafts ? draftsOf(ctx, entry) : [],
  ])
  const waiting = new Set(drafts.map(({ entryId }) => entryId))
  const found = JSON.parse(list) as Found[] // our own picks
  const rows = found.map((one): StudioRow => {
    const cells = columns.map(({ name }) => [name, cellOf(entry, name, one[name])] as const)
    const name = nameFrom(entry, one, one._id)
    return { id: one._id, name, draft: waiting.has(one._id), cells: Object.fromEntries(cells) }
  })
  const unmade = drafts
    .filter(({ baseVersion }) => baseVersion === null)
    .map(({ entryId, data }) => ({ id: entryId, name: nameFrom(entry, data, entryId) }))
  return { rows: { rows, start, total }, unmade }
}

type Found = { _id: string } & Record<string, unknown>

const pick = (name: string): Picked => ({ key: name, field: name })

function columnPick(entry: ContentType, name: string): Picked {
  const field = entry.fields[name]
  if (field?.kind !== 'one') return pick(name)
  return { ...pick(name), of: ['_id', ...namesOf(registry.get(field.to))].map(pick) }
}

function cellOf(entry: ContentType, name: string, value: unknown): StudioRow['cells'][string] {
  const field = entry.fields[name]
  if (field?.kind === 'one') {
    const one = value as Found | null // as picked
    return one && nameFrom(registry.get(field.to), one, one._id)
  }
  if (field?.kind === 'choice' && typeof value === 'string') return capitalised(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

function columnsOf({ actor }: Pick<Ctx, 'actor'>, entry: ContentType): StudioColumn[] {
  const names = namesOf(entry)
  const shown = Object.entries(entry.fields).filter(
    ([name, field]) =>
      SHOWN.has(field.kind) &&
      !names.includes(name) &&
      registry.mayRead(entry, field, actor) &&
      !isKept(name),
  )
  const columns = shown.slice(0, MOST_COLUMNS - 1).map(([name, field]) => columnOf(name, field))
  const updated = registry.readable(entry, 'updatedAt', actor)
  return updated ? [...columns, columnOf('updatedAt', { label: 'Changed', ...updated })] : columns
}

/** What stands at the end of each list anyway. */
const isKept = (name: string) => ['createdAt', 'updatedAt', 'Created'].includes(name)

function columnOf(name: string, field: Field): StudioColumn {
  return { name, label: labelOf(name, field), kind: cellKind(field), sorts: SORTED.has(field.kind) }
}

function cellKind(field: Field): CellKind {
  if (field.kind === 'boolean' || field.kind === 'day') return field.kind
  if (field.kind === 'instant') return 'time'
  if (field.kind !== 'number') return 'text'
  if (field.unit === 'unixSeconds') return 'time'
  return field.unit === 'pounds' ? 'pounds' : 'number'
}

function filtersOf({ actor }: Pick<Ctx, 'actor'>, entry: ContentType): StudioFilter[] {
  const filters = Object.entries(entry.fields).flatMap(([name, field]): StudioFilter[] => {
    if (!registry.mayRead(entry, field, actor)) return []
    const label = labelOf(name, field)
    if (field.kind === 'boolean')
      return [
        {
          name,
          label,
          choices: [
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ],
        },
      ]
    if (field.kind !== 'choice') return []
    const choices = (field.choices ?? []).filter(Boolean)
    return [{ name, label, choices: choices.map((value) => ({ value, label: capitalised(value) })) }]
  })
  return filters.slice(0, MOST_FILTERS)
}
