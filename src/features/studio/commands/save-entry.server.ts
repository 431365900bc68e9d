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
import { type Typed, typedIn } from './typed.server.ts'

export type Intent = 'publish' | 'draft'

/**
 * Somebody else wrote it meanwhile: both versions, and the numbers with which to write over theirs. [resolutions E22]
 */
export type Overtaken = { reason: 'OVERTAKEN'; version: number; draftVersion: number; diffs: FieldDiff[] }
export type SaveRefusal = Overtaken | { reason: 'NOTHING_CHANGED' }
export type SavedEntry = { id: string; isDraft: boolean }

type ToSave = { id: string; form: FormData; intent: Intent; version: number; draftVersion: number }

/**
 * Saves the form of an entry: now, or as a draft beside it. Only what was changed is written. `version` and
 * `draftVersion` are those that the writer has seen; 0: none. Throws Forbidden, NotFound and Invalid.
 */
export async function saveEntryForm(
  ctx: Ctx,
  collection: string,
  { id, form, intent, version, draftVersion }: ToSave,
): Promise<Outcome<SavedEntry, SaveRefusal>> {
  const entry = openedType(ctx, collection)
  const making = version === 0
  const typed = typedIn(ctx, entry, form, making)
  if (Object.keys(typed.problems).length > 0) throw new Invalid(typed.problems)
  const saving = { id, typed, making, version, draftVersion }
  const stored = entry.drafts ? await findDraft(ctx, entry, id) : undefined
  const data = { ...carriedOver(stored?.data ?? {}, typed), ...typed.changed }
  if (Object.keys(data).length === 0 && !making) return refused('NOTHING_CHANGED')
  if (intent === 'draft') return keepDraft(ctx, entry, saving, data)
  if (stored) {
    const kept = await keepDraft(ctx, entry, saving, data)
    if (!kept.ok) return kept
    const published = await publishDraft(ctx, entry, id)
    return published.ok ? done({ id, isDraft: false }) : overtaken(ctx, entry, saving)
  }
  if (draftVersion > 0) return overtaken(ctx, entry, saving)
  if (making) {
    // Sent twice: it is made already.
    if (await currentEntry(ctx, entry, id)) return overtaken(ctx, entry, saving)
    await transact(ctx, (tx) => createEntryIn(tx, ctx, entry, data, id))
    return done({ id, isDraft: false })
  }
  const updated = await updateEntry(ctx, entry, id, data, { version })
  return updated.ok ? done({ id, isDraft: false }) : overtaken(ctx, entry, saving)
}

type Saving = { id: string; typed: Typed; making: boolean; version: number; draftVersion: number }

/** The other parts of a draft stay as they are: a form may carry only some of the fields. */
const carriedOver = (data: Record<string, unknown>, { fields }: Typed) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.some(([carried]) => carried === name)))

async function keepDraft(
  ctx: Ctx,
  entry: ContentType,
  saving: Saving,
  data: Record<string, unknown>,
): Promise<Outcome<SavedEntry, Overtaken>> {
  const { id, making, version, draftVersion } = saving
  const current = making ? undefined : await currentEntry(ctx, entry, id)
  if (current && current.version !== version) return overtaken(ctx, entry, saving)
  const saved = await saveDraft(ctx, entry, id, {
    data,
    baseVersion: making ? null : version,
    seen: draftVersion,
  })
  return saved.ok ? done({ id, isDraft: true }) : overtaken(ctx, entry, saving)
}

async function overtaken(
  ctx: Ctx,
  entry: ContentType,
  { id, typed }: Saving,
): Promise<{ ok: false } & Overtaken> {
  const [current, stored] = await Promise.all([
    currentEntry(ctx, entry, id),
    entry.drafts ? findDraft(ctx, entry, id) : undefined,
  ])
  const theirs = { ...current?.values, ...stored?.data }
  return refused('OVERTAKEN', {
    version: current?.version ?? 0,
    draftVersion: stored?.version ?? 0,
    diffs: await fieldDiffs(ctx, typed.fields, theirs, typed.values),
  })
}
