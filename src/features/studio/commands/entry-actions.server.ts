import type { Outcome } from '../../../kernel/outcome.ts'
import { discardDraft, scheduleDraft } from '../../../platform/content/drafts.ts'
import { restoreRevision } from '../../../platform/content/revisions.ts'
import { type Changed, deleteEntry, type Saved, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { openedType } from '../queries/opened.server.ts'

/** Deletes an entry of an address, with its draft. Throws Forbidden and NotFound; refuses while others need it. */
export const removeEntry = (
  ctx: Ctx,
  collection: string,
  id: string,
): Promise<Outcome<{ id: string }, { reason: 'IN_USE' }>> => deleteEntry(ctx, openedType(ctx, collection), id)

/** Whether entries of an address can be hidden from the site in place of being deleted. Throws NotFound. */
export const canHide = (ctx: Ctx, collection: string): boolean =>
  openedType(ctx, collection).fields.visible?.kind === 'boolean'

/** Hides an entry from the site and keeps it. Throws Forbidden, NotFound, and Invalid where it cannot be hidden. */
export const hideEntry = (ctx: Ctx, collection: string, id: string): Promise<Outcome<Saved, Changed>> =>
  updateEntry(ctx, openedType(ctx, collection), id, { visible: false })

/** Throws the draft of an entry away. Throws Forbidden and NotFound. */
export const throwDraftAway = (ctx: Ctx, collection: string, id: string): Promise<void> =>
  discardDraft(ctx, openedType(ctx, collection), id)

/** Says when the draft of an entry is published by itself; null: not any more. Throws Forbidden and NotFound. */
export const publishLater = (
  ctx: Ctx,
  collection: string,
  id: string,
  at: Date | null,
): Promise<Outcome<object, { reason: 'NO_DRAFT' | 'PAST' }>> =>
  scheduleDraft(ctx, openedType(ctx, collection), id, at)

/**
 * Writes an entry as it was: one more revision. Throws Forbidden, NotFound, and Invalid where it does not pass any
 * more.
 */
export const restoreEntry = (
  ctx: Ctx,
  collection: string,
  id: string,
  version: number,
): Promise<Outcome<Saved, Changed>> => restoreRevision(ctx, openedType(ctx, collection), id, version)
