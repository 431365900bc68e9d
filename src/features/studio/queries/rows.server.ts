import { registry } from '../../../content-types.ts'
import { capitalised } from '../../../kernel/text.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import type { AskedCondition } from '../../../platform/content/convention.ts'
import { orderOf } from '../../../platform/content/convention.ts'
import { draftsOf } from '../../../platform/content/drafts.ts'
import type { Picked } from '../../../platform/content/query.ts'
import { countList, readList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import { fieldLabel } from '../model/controls.ts'
import { canCreate } from '../policy.ts'
import { nameFields, nameFrom, openedType } from './opened.server.ts'

const PAGE = 100
const MAX_COLUMNS = 5
const MAX_FILTERS = 3
const SHOWN = new Set(['choice', 'boolean', 'instant', 'day', 'number', 'one', 'email', 'slug'])
const SORTED = new Set(['choice', 'boolean', 'instant', 'day', 'number', 'email', 'slug', 'text'])

export type CellKind = 'text' | 'boolean' | 'time' | 'day' | 'number' | 'pounds'
export type StudioColumn = {
  name: string
  label: string
  kind: CellKind
  sorts: boolean
  /** What an empty cell means, where it needs attention. */
  none?: string
}
export type StudioFilter = { name: string; label: string; choices: { value: string; label: string }[] }
export type StudioRow = {
  id: string
  name: string
  draft: boolean
  cells: Record<string, string | number | boolean | null>
}
export type RowQuery = { q: string; sort: string; start: number; filters: Readonly<Record<string, string>> }

/** The columns, filters and default order of the list of a type. Throws NotFound. */
export function listView(ctx: Pick<Ctx, 'actor'>, collection: string) {
  const contentType = openedType(ctx, collection)
  const [usual] = orderOf(contentType.sort) ?? []
  return {
    collection,
    one: contentType.one,
    many: contentType.many,
    name: nameFields(contentType)[0] ?? '',
    sorting: { by: usual?.field ?? 'id', down: usual?.down ?? false },
    columns: columnsOf(ctx, contentType),
    filters: filtersOf(ctx, contentType),
    canCreate: canCreate(ctx.actor, contentType),
    isSingle: contentType.limit === 1,
  }
}

/** Lists a page of the entries of a type that the actor may read, and its unpublished drafts. Throws NotFound. */
export async function studioRows(ctx: Ctx, collection: string, { q, sort, start, filters }: RowQuery) {
  const contentType = openedType(ctx, collection)
  const names = nameFields(contentType)
  const columns = columnsOf(ctx, contentType)
  const where: AskedCondition[] = filtersOf(ctx, contentType).flatMap(({ name, choices }) => {
    const chosen = choices.find(({ value }) => value === filters[name])
    if (!chosen) return []
    const isNone = contentType.fields[name]?.kind === 'one'
    return [
      { parameter: name, field: name, operator: isNone ? 'null' : 'eq', given: [chosen.value] } as const,
    ]
  })
  if (q && names[0]) where.push({ parameter: 'q', field: names[0], operator: 'holds', given: [q] })
  const sortable = new Set([...names, ...columns.filter((one) => one.sorts).map((one) => one.name)])
  const order = orderOf(sort)?.filter(({ field }) => sortable.has(field))
  const query = {
    prefix: '',
    where,
    problems: {},
    limit: PAGE,
    start,
    ...(order && { sort: order }),
  } as const
  const picks = [...names.map(pick), ...columns.map(({ name }) => columnPick(contentType, name)), pick('_id')]
  const [list, total, drafts] = await Promise.all([
    readList(ctx, registry, contentType, query, picks),
    countList(ctx, registry, contentType, query),
    contentType.drafts ? draftsOf(ctx, contentType) : [],
  ])
  const withDraft = new Set(drafts.map(({ entryId }) => entryId))
  const found = JSON.parse(list) as Found[] // as picked
  const rows = found.map((one): StudioRow => {
    const cells = columns.map(({ name }) => [name, cellOf(contentType, name, one[name])] as const)
    const name = nameFrom(contentType, one, one._id)
    return { id: one._id, name, draft: withDraft.has(one._id), cells: Object.fromEntries(cells) }
  })
  const newDrafts = drafts
    .filter(({ baseVersion }) => baseVersion === null)
    .map(({ entryId, data }) => ({ id: entryId, name: nameFrom(contentType, data, entryId) }))
  return { rows: { rows, start, total }, unmade: newDrafts }
}

type Found = { _id: string } & Record<string, unknown>

const pick = (name: string): Picked => ({ key: name, field: name })

function columnPick(contentType: ContentType, name: string): Picked {
  const field = contentType.fields[name]
  if (field?.kind !== 'one') return pick(name)
  return { ...pick(name), of: ['_id', ...nameFields(registry.get(field.to))].map(pick) }
}

function cellOf(contentType: ContentType, name: string, value: unknown): StudioRow['cells'][string] {
  const field = contentType.fields[name]
  if (field?.kind === 'one') {
    const one = value as Found | null // as picked
    return one && nameFrom(registry.get(field.to), one, one._id)
  }
  if (field?.kind === 'choice' && typeof value === 'string') return capitalised(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

function columnsOf({ actor }: Pick<Ctx, 'actor'>, contentType: ContentType): StudioColumn[] {
  const names = nameFields(contentType)
  const shown = Object.entries(contentType.fields).filter(
    ([name, field]) =>
      SHOWN.has(field.kind) &&
      !names.includes(name) &&
      registry.mayRead(contentType, field, actor) &&
      !isTimestamp(name),
  )
  const columns = shown.slice(0, MAX_COLUMNS - 1).map(([name, field]) => columnOf(name, field))
  const updated = registry.readable(contentType, 'updatedAt', actor)
  return updated ? [...columns, columnOf('updatedAt', { label: 'Changed', ...updated })] : columns
}

/** Times have their own column at the end. */
const isTimestamp = (name: string) => ['createdAt', 'updatedAt', 'Created'].includes(name)

function columnOf(name: string, field: Field): StudioColumn {
  return {
    name,
    label: fieldLabel(name, field),
    kind: cellKind(field),
    sorts: SORTED.has(field.kind),
    ...(field.kind === 'one' && field.none && { none: field.none }),
  }
}

function cellKind(field: Field): CellKind {
  if (field.kind === 'boolean' || field.kind === 'day') return field.kind
  if (field.kind === 'instant') return 'time'
  if (field.kind !== 'number') return 'text'
  if (field.unit === 'unixSeconds') return 'time'
  return field.unit === 'pounds' ? 'pounds' : 'number'
}

function filtersOf({ actor }: Pick<Ctx, 'actor'>, contentType: ContentType): StudioFilter[] {
  const filters = Object.entries(contentType.fields).flatMap(([name, field]): StudioFilter[] => {
    if (!registry.mayRead(contentType, field, actor)) return []
    const label = fieldLabel(name, field)
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
    if (field.kind === 'one' && field.none)
      return [{ name, label, choices: [{ value: 'true', label: field.none }] }]
    if (field.kind !== 'choice') return []
    const choices = (field.choices ?? []).filter(Boolean)
    return [{ name, label, choices: choices.map((value) => ({ value, label: capitalised(value) })) }]
  })
  return filters.slice(0, MAX_FILTERS)
}
