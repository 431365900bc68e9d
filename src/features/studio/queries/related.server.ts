import { registry } from '../../../content-types.ts'
import type { Field } from '../../../platform/content/content-type.ts'
import { countList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import { entryTypes, idsInJson } from '../model/shapes.ts'
import type { LibraryPicture, Named } from '../model/studio.ts'
import { namedEntries } from './named.server.ts'
import { picturesById } from './pictures.server.ts'

/** Types with at most this many entries are chosen from a list; others are searched. */
const MAX_LISTED = 60
const NONE = { prefix: '', where: [], problems: {} } as const

/** Entries of a type; with `all`, the options are all of them. */
export type RelatedEntries = { all: boolean; options: Named[] }

/** The entries and pictures that a form refers to. Of a small type it has all entries. */
export type Related = {
  /** By field. */
  entries: Record<string, RelatedEntries>
  /** What structured values refer to, by type. */
  inShapes: Record<string, RelatedEntries>
  pictures: Record<string, LibraryPicture>
}

/** Finds the options of all reference fields, and the pictures named in the values. */
export async function findRelated(
  ctx: Ctx,
  fields: readonly (readonly [string, Field])[],
  values: Readonly<Record<string, unknown>>,
): Promise<Related> {
  const entries = await Promise.all(
    fields.flatMap(([name, field]) =>
      field.kind === 'one' || field.kind === 'many'
        ? [optionsOf(ctx, field.to, idsIn(values[name])).then((options) => [name, options] as const)]
        : [],
    ),
  )
  const ids = fields.flatMap(([name, field]) => {
    if (field.kind === 'image') return idsIn(values[name])
    return field.kind === 'json' && field.shape ? idsInJson(values[name]) : []
  })
  const types = fields.flatMap(([name, field]) =>
    field.kind === 'json' && field.shape
      ? entryTypes(field.shape).map((to) => ({ to, ids: idsInJson(values[name]) }))
      : [],
  )
  const inShapes = await Promise.all(
    types.map(async ({ to, ids }) => [to, await optionsOf(ctx, to, ids)] as const),
  )
  const pictures = await picturesById(ctx, [...new Set(ids)])
  return {
    entries: Object.fromEntries(entries),
    inShapes: Object.fromEntries(inShapes),
    pictures: Object.fromEntries(pictures.map((picture) => [picture.id, picture])),
  }
}

async function optionsOf(ctx: Ctx, collection: string, chosen: readonly string[]) {
  const total = await countList(ctx, registry, registry.get(collection), NONE)
  const all = total <= MAX_LISTED
  const options = await namedEntries(
    ctx,
    collection,
    all ? { limit: MAX_LISTED } : { ids: chosen, limit: 1000 },
  )
  return { all, options }
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')
