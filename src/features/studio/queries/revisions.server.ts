import { NotFound } from '../../../kernel/errors.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { type Revision, revisionsOf } from '../../../platform/content/revisions.ts'
import type { Ctx } from '../../../platform/context.ts'
import { fieldLabel } from '../model/controls.ts'
import { type DiffLine, diffLines } from '../model/diff.ts'
import { toLines } from '../model/lines.ts'
import { entryTypes, idsInJson } from '../model/shapes.ts'
import { fingerprint, requireCurrent } from './current.server.ts'
import { namedEntries } from './named.server.ts'
import { editableFields, openedType } from './opened.server.ts'
import { findUserNames } from './people.server.ts'
import { picturesById } from './pictures.server.ts'

export type RevisionLine = { version: number; at: string; by: string; changed: string[]; isCurrent: boolean }
export type FieldDiff = { name: string; label: string; lines: DiffLine[] }

/** Lists the revisions of an entry with time, author and changed fields, newest first. */
export async function revisionLines(ctx: Ctx, collection: string, id: string): Promise<RevisionLine[]> {
  const contentType = openedType(ctx, collection)
  const found = await revisionsOf(ctx, contentType, id)
  const people = await findUserNames(
    ctx,
    found.map(({ actorId }) => actorId),
  )
  return found.map((revision, index) => ({
    version: revision.version,
    at: revision.createdAt,
    by: revision.actorId === null ? 'the system' : (people.get(revision.actorId) ?? 'a deleted account'),
    changed: changedFields(contentType, found[index + 1], revision),
    isCurrent: index === 0,
  }))
}

function changedFields(contentType: ContentType, before: Revision | undefined, { data }: Revision): string[] {
  if (!before) return []
  return Object.entries(contentType.fields).flatMap(([name, field]) =>
    name in data && fingerprint(field, before.data[name]) !== fingerprint(field, data[name])
      ? [fieldLabel(name, field)]
      : [],
  )
}

/** Compares a revision with the current entry, line by line. Throws NotFound. */
export async function compareRevision(ctx: Ctx, collection: string, id: string, version: number) {
  const contentType = openedType(ctx, collection)
  const [current, found] = await Promise.all([
    requireCurrent(ctx, contentType, id),
    revisionsOf(ctx, contentType, id),
  ])
  const revision = found.find((one) => one.version === version)
  if (!revision) throw new NotFound()
  const diffs = await fieldDiffs(ctx, editableFields(ctx, contentType, false), revision.data, current.values)
  return { version, at: revision.createdAt, isCurrent: version === current.version, diffs }
}

/** The differences between two versions by field and line. */
export async function fieldDiffs(
  ctx: Ctx,
  fields: readonly (readonly [string, Field])[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<FieldDiff[]> {
  const differing = fields.filter(
    ([name, field]) =>
      name in before && name in after && fingerprint(field, before[name]) !== fingerprint(field, after[name]),
  )
  return Promise.all(
    differing.map(async ([name, field]) => {
      const nameOf = await namesIn(ctx, field, [before[name], after[name]])
      const lines = diffLines(toLines(field, before[name], nameOf), toLines(field, after[name], nameOf))
      return { name, label: fieldLabel(name, field), lines }
    }),
  )
}

async function namesIn(ctx: Ctx, field: Field, values: readonly unknown[]): Promise<(id: string) => string> {
  const ids = values.flat().filter((id): id is string => typeof id === 'string')
  const known = new Map<string, string>()
  if (field.kind === 'one' || field.kind === 'many') {
    for (const { id, name } of await namedEntries(ctx, field.to, { ids, limit: 1000 })) known.set(id, name)
  } else if (field.kind === 'json' && field.shape) {
    const inside = idsInJson(values)
    for (const to of entryTypes(field.shape))
      for (const { id, name } of await namedEntries(ctx, to, { ids: inside, limit: 1000 }))
        known.set(id, name)
  } else if (field.kind === 'image') {
    for (const { id, name, alt } of await picturesById(ctx, ids))
      known.set(id, alt ? `${alt} (${name})` : name)
  }
  return (id) => known.get(id) ?? 'a deleted entry'
}
