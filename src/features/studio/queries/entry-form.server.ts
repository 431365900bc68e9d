import { NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { may } from '../../../platform/content/access.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { findDraft, type StoredDraft } from '../../../platform/content/drafts.ts'
import { versionOf } from '../../../platform/content/registry.ts'
import type { Ctx } from '../../../platform/context.ts'
import { toFormField } from '../model/controls.ts'
import type { FormField, FormValues } from '../model/studio.ts'
import { toFormValue } from '../model/values.ts'
import { canCreate, canRemove } from '../policy.ts'
import { type Current, currentEntry, fingerprint } from './current.server.ts'
import { editableFields, nameFrom, openedType } from './opened.server.ts'
import { findUserNames } from './people.server.ts'
import { findRelated, type Related } from './related.server.ts'

export type DraftFacts = {
  version: number
  savedAt: string
  savedBy: string
  publishAt: string | undefined
  problem: string
  /** True if the entry has changed since the draft was saved. */
  isStale: boolean
}

export type EntryForm = {
  collection: string
  one: string
  many: string
  id: string
  name: string
  isNew: boolean
  /** The version of the entry; 0 if it does not exist yet. */
  version: number
  fields: FormField[]
  values: FormValues
  /** The fingerprints of the original values by field, so that only changed fields are written. */
  was: Record<string, string>
  related: Related
  draft: DraftFacts | undefined
  createdAt: string | undefined
  updatedAt: string | undefined
  page: string | undefined
  parts: readonly string[]
  /** The part that is being edited. */
  part: string | undefined
  /** True if the type has exactly one entry. */
  isSingle: boolean
  can: { save: boolean; draft: boolean; remove: boolean }
  hasRevisions: boolean
}

/**
 * The form of an entry, with the values of its draft if there is one. Without an `id` it is the form of a new entry,
 * which already has its id. Throws NotFound.
 */
export async function entryForm(
  ctx: Ctx,
  collection: string,
  id: string | undefined,
  part?: string,
): Promise<EntryForm> {
  const contentType = openedType(ctx, collection)
  if (id === undefined) {
    if (!canCreate(ctx.actor, contentType)) throw new NotFound()
    return formOf(ctx, contentType, { id: newId(), current: undefined, draft: undefined, part: undefined })
  }
  const canWrite = may(contentType.write, ctx.actor)
  const [current, draft] = await Promise.all([
    currentEntry(ctx, contentType, id),
    contentType.drafts && canWrite ? findDraft(ctx, contentType, id) : undefined,
  ])
  if (!current && !draft) throw new NotFound()
  const [first] = Object.keys(contentType.parts ?? {})
  return formOf(ctx, contentType, { id, current, draft, part: part ?? first })
}

type Parts = {
  id: string
  current: Current | undefined
  draft: StoredDraft | undefined
  part: string | undefined
}

async function formOf(
  ctx: Ctx,
  contentType: ContentType,
  { id, current, draft, part }: Parts,
): Promise<EntryForm> {
  const isNew = current === undefined
  const fields = editableFields(ctx, contentType, isNew, part)
  const wire = { ...(current?.values ?? defaultValues(fields)), ...draft?.data }
  const [related, draftFacts] = await Promise.all([
    findRelated(ctx, fields, wire),
    draft && factsOf(ctx, draft, current),
  ])
  const each = <T>(of: (name: string, field: Field) => T) =>
    Object.fromEntries(fields.map(([name, field]) => [name, of(name, field)]))
  const canSave = isNew ? canCreate(ctx.actor, contentType) : may(contentType.write, ctx.actor)
  return {
    collection: contentType.collection,
    one: contentType.one,
    many: contentType.many,
    id,
    name: isNew && !draft ? `New ${contentType.one.toLowerCase()}` : nameFrom(contentType, wire, id),
    isNew,
    version: current?.version ?? 0,
    fields: fields.map(([name, field]) => toFormField(name, field)),
    values: each((name, field) => toFormValue(field, wire[name])),
    was: current ? each((name, field) => fingerprint(field, current.values[name])) : {},
    related,
    draft: draftFacts,
    createdAt: current?.createdAt,
    updatedAt: current?.updatedAt,
    page: isNew ? undefined : contentType.page?.(current.values),
    part,
    isSingle: contentType.limit === 1,
    parts: isNew ? [] : Object.keys(contentType.parts ?? {}),
    can: {
      save: canSave && fields.length > 0,
      draft: canSave && contentType.drafts === true,
      remove: !isNew && canRemove(ctx.actor, contentType),
    },
    hasRevisions: canSave && !isNew && versionOf(contentType) !== undefined,
  }
}

async function factsOf(ctx: Ctx, draft: StoredDraft, current: Current | undefined): Promise<DraftFacts> {
  const people = await findUserNames(ctx, [draft.savedById])
  return {
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
    savedBy: people.get(draft.savedById ?? '') ?? 'someone',
    publishAt: draft.publishAt?.toISOString(),
    problem: draft.problem,
    isStale: current !== undefined && draft.baseVersion !== current.version,
  }
}

/** The default values of a new entry, taken from its columns. */
function defaultValues(fields: readonly (readonly [string, Field])[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (field.kind === 'many' || !['boolean', 'choice'].includes(field.kind)) return []
      const standard: unknown = field.column?.default
      return typeof standard === 'boolean' || typeof standard === 'string' ? [[name, standard]] : []
    }),
  )
}
