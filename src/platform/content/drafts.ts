import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { auditStaff } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { joining, transact } from '../database/transact.ts'
import { may } from './access.ts'
import type { ContentType } from './content-type.ts'
import { parseInput } from './parse-input.ts'
import { entryDrafts } from './table.server.ts'
import { type Changed, createEntryIn, type Saved, updateEntry } from './write.ts'

export type StoredDraft = typeof entryDrafts.$inferSelect
/** Another user has saved the draft since it was read. */
export type DraftChanged = { reason: 'DRAFT_CHANGED' }

/** Finds the draft of an entry, or returns undefined. Throws Forbidden unless the actor may write the entry. */
export async function findDraft(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  contentType: ContentType,
  id: string,
): Promise<StoredDraft | undefined> {
  requireWriter(ctx, contentType)
  if (!isId(id)) return undefined
  const [found] = await ctx.db.select().from(entryDrafts).where(isDraft(contentType, id))
  return found
}

/** Lists all drafts of a content type. Throws Forbidden unless the actor may write the type. */
export async function draftsOf(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  contentType: ContentType,
): Promise<StoredDraft[]> {
  requireWriter(ctx, contentType)
  return ctx.db
    .select()
    .from(entryDrafts)
    .where(eq(entryDrafts.collection, contentType.collection))
    .orderBy(entryDrafts.savedAt)
}

export type DraftToSave = {
  data: Record<string, unknown>
  /** The version of the entry that the draft is based on; null for a new entry. */
  baseVersion: number | null
  /** The draft version that the writer was editing; 0 if there was none. */
  seen: number
}

/**
 * Saves changes as the draft of an entry, replacing the previous draft. Refuses if another user has saved a draft
 * since. Throws Forbidden, and Invalid for invalid values.
 */
export async function saveDraft(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
  { data, baseVersion, seen }: DraftToSave,
): Promise<Outcome<{ version: number }, DraftChanged>> {
  requireWriter(ctx, contentType, baseVersion === null)
  if (!contentType.drafts) throw new Forbidden()
  parseInput(contentType, data, ctx.actor, baseVersion === null)
  return transact(ctx, async (tx) => {
    const stored = await lockDraft(tx, contentType, id)
    if ((stored?.version ?? 0) !== seen) return refused('DRAFT_CHANGED')
    const version = seen + 1
    const facts = {
      data,
      baseVersion,
      version,
      savedById: userOf(ctx),
      savedAt: ctx.clock.now(),
      problem: '',
    }
    await tx
      .insert(entryDrafts)
      .values({ collection: contentType.collection, entryId: id, ...facts })
      .onConflictDoUpdate({ target: [entryDrafts.collection, entryDrafts.entryId], set: facts })
    await auditStaff(tx, ctx, {
      action: `${contentType.collection}.draft`,
      subject: `${contentType.collection}/${id}`,
      facts: { fields: Object.keys(data) },
    })
    return done({ version })
  })
}

/** Deletes a draft, if there is one. Throws Forbidden. */
export async function discardDraft(ctx: Ctx, contentType: ContentType, id: string): Promise<void> {
  requireWriter(ctx, contentType)
  await transact(ctx, async (tx) => {
    await tx.delete(entryDrafts).where(isDraft(contentType, id))
    await auditStaff(tx, ctx, {
      action: `${contentType.collection}.draft-discard`,
      subject: `${contentType.collection}/${id}`,
    })
  })
}

/** Schedules a draft for publishing; null cancels the schedule. Throws Forbidden. */
export async function scheduleDraft(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
  at: Date | null,
): Promise<Outcome<object, { reason: 'NO_DRAFT' | 'PAST' }>> {
  requireWriter(ctx, contentType)
  if (at && at <= ctx.clock.now()) return refused('PAST')
  return transact(ctx, async (tx) => {
    const set = { publishAt: at, problem: '', savedById: userOf(ctx) }
    const scheduled = await tx
      .update(entryDrafts)
      .set(set)
      .where(isDraft(contentType, id))
      .returning({ id: entryDrafts.entryId })
    if (scheduled.length === 0) return refused('NO_DRAFT')
    await auditStaff(tx, ctx, {
      action: `${contentType.collection}.schedule`,
      subject: `${contentType.collection}/${id}`,
      facts: { at: at?.toISOString() ?? null },
    })
    return done({})
  })
}

/**
 * Publishes a draft and deletes it in one transaction. Refuses if the entry has changed since the draft was created.
 * The publishing job passes `due`: the draft is then published only if it is due by that time. Throws Forbidden,
 * NotFound and Invalid.
 */
export async function publishDraft(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
  { due }: { due?: Date } = {},
): Promise<Outcome<Saved, Changed>> {
  const dropped: string[] = []
  const outcome = await transact(ctx, async (tx): Promise<Outcome<Saved, Changed>> => {
    const draft = await lockDraft(tx, contentType, id)
    if (!draft || (due && !(draft.publishAt && draft.publishAt <= due))) throw new NotFound()
    const drop = (tags: Iterable<string>) => void dropped.push(...tags)
    const joined = joining(ctx, tx)
    const written = await write(tx, { ...joined, pages: { ...ctx.pages, drop } }, contentType, draft)
    if (written.ok) await tx.delete(entryDrafts).where(isDraft(contentType, id))
    return written
  })
  ctx.pages.drop(dropped)
  return outcome
}

async function write(
  tx: Tx,
  ctx: Ctx,
  contentType: ContentType,
  { entryId: id, data, baseVersion }: StoredDraft,
): Promise<Outcome<Saved, Changed>> {
  if (baseVersion === null) return done(await createEntryIn(tx, ctx, contentType, data, id))
  return updateEntry(ctx, contentType, id, data, { version: baseVersion })
}

const isDraft = (contentType: ContentType, id: string) =>
  and(eq(entryDrafts.collection, contentType.collection), eq(entryDrafts.entryId, id))

async function lockDraft(tx: Tx, contentType: ContentType, id: string): Promise<StoredDraft | undefined> {
  // If two writers save the first draft at the same time, there is no row to lock yet.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${contentType.collection}/${id}`}, 0))`,
  )
  const [found] = await tx.select().from(entryDrafts).where(isDraft(contentType, id))
  return found
}

function requireWriter({ actor }: Pick<Ctx, 'actor'>, contentType: ContentType, making = false): void {
  if (!may(making ? (contentType.create ?? contentType.write) : contentType.write, actor))
    throw new Forbidden()
}

const userOf = ({ actor }: Pick<Ctx, 'actor'>): string | null => (actor.kind === 'user' ? actor.userId : null)
