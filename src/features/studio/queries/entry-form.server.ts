import { NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { may } from '../../../platform/content/access.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { findDraft, type StoredDraft } from '../../../platform/content/drafts.ts'
import { versionOf } from '../../../platform/content/registry.ts'
import type { Ctx } from '../../../platform/context.ts'
import { formFieldOf } from '../model/controls.ts'
import type { FormField, FormValues } from '../model/studio.ts'
import { formValueOf } from '../model/values.ts'
import { canCreate, canRemove } from '../policy.ts'
import { type Current, currentEntry, fingerprint } from './current.server.ts'
import { editableFields, nameFrom, openedType } from './opened.server.ts'
import { namesOfUsers } from './people.server.ts'
import { type Related, relatedOf } from './related.server.ts'

export type DraftFacts = {
  version: number
  savedAt: string
  savedBy: string
  publishAt: string | undefined
  problem: string
  /** The entry was changed after the draft was made. */
  isStale: boolean
}

export type EntryForm = {
  collection: string
  one: string
  many: string
  id: string
  name: string
  isNew: boolean
  /** Of the entry; 0: it is not made yet. */
  version: number
  fields: FormField[]
  values: FormValues
  /** What the form was made from, by field: so that nobody writes what they have not changed. */
  was: Record<string, string>
  related: Related
  draft: DraftFacts | undefined
  createdAt: string | undefined
  updatedAt: string | undefined
  page: string | undefined
  parts: readonly string[]
  /** The part that is edited here. */
  part: string | undefined
  /** There is no other. */
  isSingle: boolean
  can: { save: boolean; draft: boolean; remove: boolean }
  /** What it was is kept. */
  hasRevisions: boolean
}

/**
 * An entry as it is edited: its fields with what stands in them, the draft that waits included. `id` undefined: a new
 * one, under the id that it will have. Throws NotFound.
 */
export async function entryForm(
  ctx: Ctx,
  collection: string,
  id: string | undefined,
  part?: string,
): Promise<EntryForm> {
  const entry = openedType(ctx, collection)
  if (id === undefined) {
    if (!canCreate(ctx.actor, entry)) throw new NotFound()
    return formOf(ctx, entry, { id: newId(), current: undefined, draft: undefined, part: undefined })
  }
  const canWrite = may(entry.write, ctx.actor)
  const [current, draft] = await Promise.all([
    currentEntry(ctx, entry, id),
    entry.drafts && canWrite ? findDraft(ctx, entry, id) : undefined,
  ])
  if (!current && !draft) throw new NotFound()
  const [first] = Object.keys(entry.parts ?? {})
  return formOf(ctx, entry, { id, current, draft, part: part ?? first })
}

type Parts = {
  id: string
  current: Current | undefined
  draft: StoredDraft | undefined
  part: string | undefined
}

async function formOf(ctx: Ctx, entry: ContentType, { id, current, draft, part }: Parts): Promise<EntryForm> {
  const isNew = current === undefined
  const fields = editableFields(ctx, entry, isNew, part)
  const wire = { ...(current?.values ?? standards(fields)), ...draft?.data }
  const [related, draftFacts] = await Promise.all([
    relatedOf(ctx, fields, wire),
    draft && factsOf(ctx, draft, current),
  ])
  const each = <T>(of: (name: string, field: Field) => T) =>
    Object.fromEntries(fields.map(([name, field]) => [name, of(name, field)]))
  const canSave = isNew ? canCreate(ctx.actor, entry) : may(entry.write, ctx.actor)
  return {
    collection: entry.collection,
    one: entry.one,
    many: entry.many,
    id,
    name: isNew && !draft ? `New ${entry.one.toLowerCase()}` : nameFrom(entry, wire, id),
    isNew,
    version: current?.version ?? 0,
    fields: fields.map(([name, field]) => formFieldOf(name, field)),
    values: each((name, field) => formValueOf(field, wire[name])),
    was: current ? each((name, field) => fingerprint(field, current.values[name])) : {},
    related,
    draft: draftFacts,
    createdAt: current?.createdAt,
    updatedAt: current?.updatedAt,
    page: isNew ? undefined : entry.page?.(current.values),
    part,
    isSingle: entry.limit === 1,
    parts: isNew ? [] : Object.keys(entry.parts ?? {}),
    can: {
      save: canSave && fields.length > 0,
      draft: canSave && entry.drafts === true,
      remove: !isNew && canRemove(ctx.actor, entry),
    },
    hasRevisions: canSave && !isNew && versionOf(entry) !== undefined,
  }
}

async function factsOf(ctx: Ctx, draft: StoredDraft, current: Current | undefined): Promise<DraftFacts> {
  const people = await namesOfUsers(ctx, [draft.savedById])
  return {
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
    savedBy: people.get(draft.savedById ?? '') ?? 'somebody',
    publishAt: draft.publishAt?.toISOString(),
    problem: draft.problem,
    isStale: current !== undefined && draft.baseVersion !== current.version,
  }
}

/** What a new entry holds before anybody types: what its columns hold by themselves. */
function standards(fields: readonly (readonly [string, Field])[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (field.kind === 'many' || !['boolean', 'choice'].includes(field.kind)) return []
      const standard: unknown = field.column?.default
      return typeof standard === 'boolean' || typeof standard === 'string' ? [[name, standard]] : []
    }),
  )
}
