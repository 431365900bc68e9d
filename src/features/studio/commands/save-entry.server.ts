import { Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { findDraft, publishDraft, saveDraft } from '../../../platform/content/drafts.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { currentEntry } from '../queries/current.server.ts'
import { openedType } from '../queries/opened.server.ts'
import { type FieldDiff, fieldDiffs } from '../queries/revisions.server.ts'
import { parseEntryForm, type Typed } from './typed.server.ts'

export type Intent = 'publish' | 'draft'

/** Someone else has saved the entry in the meantime: the differences, and the versions to send to overwrite it. */
export type Conflict = { reason: 'CONFLICT'; version: number; draftVersion: number; diffs: FieldDiff[] }
export type SaveRefusal = Conflict | { reason: 'NOTHING_CHANGED' }
export type SavedEntry = { id: string; isDraft: boolean }

type ToSave = { id: string; form: FormData; intent: Intent; version: number; draftVersion: number }

/**
 * Publishes the form of an entry or saves it as a draft. Writes only changed fields. `version` and `draftVersion` are
 * the row versions that the writer has seen; 0 means none. Throws Forbidden, NotFound and Invalid.
 */
export async function saveEntryForm(
  ctx: Ctx,
  collection: string,
  { id, form, intent, version, draftVersion }: ToSave,
): Promise<Outcome<SavedEntry, SaveRefusal>> {
  const contentType = openedType(ctx, collection)
  const isNew = version === 0
  const typed = parseEntryForm(ctx, contentType, form, isNew)
  if (Object.keys(typed.problems).length > 0) throw new Invalid(typed.problems)
  const saving = { id, typed, isNew, version, draftVersion }
  const stored = contentType.drafts ? await findDraft(ctx, contentType, id) : undefined
  const data = { ...carriedOver(stored?.data ?? {}, typed), ...typed.changed }
  if (Object.keys(data).length === 0 && !isNew) return refused('NOTHING_CHANGED')
  if (intent === 'draft') return writeDraft(ctx, contentType, saving, data)
  if (stored) {
    const kept = await writeDraft(ctx, contentType, saving, data)
    if (!kept.ok) return kept
    const published = await publishDraft(ctx, contentType, id)
    return published.ok ? done({ id, isDraft: false }) : conflict(ctx, contentType, saving)
  }
  if (draftVersion > 0) return conflict(ctx, contentType, saving)
  if (isNew) {
    // The form was sent twice and the entry already exists.
    if (await currentEntry(ctx, contentType, id)) return conflict(ctx, contentType, saving)
    await transact(ctx, (tx) => createEntryIn(tx, ctx, contentType, data, id))
    return done({ id, isDraft: false })
  }
  const updated = await updateEntry(ctx, contentType, id, data, { version })
  return updated.ok ? done({ id, isDraft: false }) : conflict(ctx, contentType, saving)
}

type Saving = { id: string; typed: Typed; isNew: boolean; version: number; draftVersion: number }

/** Returns the fields of a draft that are not in the form; they keep their values. */
const carriedOver = (data: Record<string, unknown>, { fields }: Typed) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.some(([carried]) => carried === name)))

async function writeDraft(
  ctx: Ctx,
  contentType: ContentType,
  saving: Saving,
  data: Record<string, unknown>,
): Promise<Outcome<SavedEntry, Conflict>> {
  const { id, isNew, version, draftVersion } = saving
  const current = isNew ? undefined : await currentEntry(ctx, contentType, id)
  if (current && current.version !== version) return conflict(ctx, contentType, saving)
  const saved = await saveDraft(ctx, contentType, id, {
    data,
    baseVersion: isNew ? null : version,
    seen: draftVersion,
  })
  return saved.ok ? done({ id, isDraft: true }) : conflict(ctx, contentType, saving)
}

async function conflict(
  ctx: Ctx,
  contentType: ContentType,
  { id, typed }: Saving,
): Promise<{ ok: false } & Conflict> {
  const [current, stored] = await Promise.all([
    currentEntry(ctx, contentType, id),
    contentType.drafts ? findDraft(ctx, contentType, id) : undefined,
  ])
  const theirs = { ...current?.values, ...stored?.data }
  return refused('CONFLICT', {
    version: current?.version ?? 0,
    draftVersion: stored?.version ?? 0,
    diffs: await fieldDiffs(ctx, typed.fields, theirs, typed.values),
  })
}
