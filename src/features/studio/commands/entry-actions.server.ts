import type { Outcome } from '../../../kernel/outcome.ts'
import { discardDraft, scheduleDraft } from '../../../platform/content/drafts.ts'
import { restoreRevision } from '../../../platform/content/revisions.ts'
import { type Changed, deleteEntry, type Saved, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { openedType } from '../queries/opened.server.ts'

/** Deletes an entry with its draft. Refuses while other entries need it. Throws Forbidden and NotFound. */
export const removeEntry = (
  ctx: Ctx,
  collection: string,
  id: string,
): Promise<Outcome<{ id: string }, { reason: 'IN_USE' }>> => deleteEntry(ctx, openedType(ctx, collection), id)

/** Whether entries of a type can be hidden from the site instead of deleted. Throws NotFound. */
export const canHide = (ctx: Ctx, collection: string): boolean =>
  openedType(ctx, collection).fields.visible?.kind === 'boolean'

/** Hides an entry from the site. Throws Forbidden, NotFound, and Invalid if it cannot be hidden. */
export const hideEntry = (ctx: Ctx, collection: string, id: string): Promise<Outcome<Saved, Changed>> =>
  updateEntry(ctx, openedType(ctx, collection), id, { visible: false })

/** Discards the draft of an entry. Throws Forbidden and NotFound. */
export const discardEntryDraft = (ctx: Ctx, collection: string, id: string): Promise<void> =>
  discardDraft(ctx, openedType(ctx, collection), id)

/** Schedules the publication of an entry's draft; null cancels it. Throws Forbidden and NotFound. */
export const publishLater = (
  ctx: Ctx,
  collection: string,
  id: string,
  at: Date | null,
): Promise<Outcome<object, { reason: 'NO_DRAFT' | 'PAST' }>> =>
  scheduleDraft(ctx, openedType(ctx, collection), id, at)

/** Restores a revision as a new one. Throws Forbidden, NotFound, and Invalid if the revision is no longer valid. */
export const restoreEntry = (
  ctx: Ctx,
  collection: string,
  id: string,
  version: number,
): Promise<Outcome<Saved, Changed>> => restoreRevision(ctx, openedType(ctx, collection), id, version)
