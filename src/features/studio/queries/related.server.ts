import { registry } from '../../../content-types.ts'
import type { Field } from '../../../platform/content/content-type.ts'
import { countList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { LibraryPicture, Named } from '../model/studio.ts'
import { namedEntries } from './named.server.ts'
import { picturesById } from './pictures.server.ts'

/** Types with at most this many entries are chosen from a list; others are searched. */
const MOST_LISTED = 60
const NONE = { prefix: '', where: [], problems: {} } as const

/** The entries and pictures that a form refers to. Of a small type it has all entries. */
export type Related = {
  /** By field. With `all`, the options are all entries of the type. */
  entries: Record<string, { all: boolean; options: Named[] }>
  pictures: Record<string, LibraryPicture>
}

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
    return field.kind === 'json' && field.shape
      ? [...JSON.stringify(values[name] ?? '').matchAll(IDS)].map(([id]) => id)
      : []
  })
  const pictures = await picturesById(ctx, [...new Set(ids)])
  return {
    entries: Object.fromEntries(entries),
    pictures: Object.fromEntries(pictures.map((picture) => [picture.id, picture])),
  }
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

async function optionsOf(ctx: Ctx, collection: string, chosen: readonly string[]) {
  const total = await countList(ctx, registry, registry.get(collection), NONE)
  const all = total <= MOST_LISTED
  const options = await namedEntries(
    ctx,
    collection,
    all ? { limit: MOST_LISTED } : { ids: chosen, limit: 1000 },
  )
  return { all, options }
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')
