import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { isId, newId } from '../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { auditStaff } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { touch, touchEntry, transact } from '../database/transact.ts'
import { editorsOf, may, readerOf } from './access.ts'
import { explained, isInUse } from './conflicts.ts'
import type { Access, ContentType, EntryInput } from './content-type.ts'
import { parseInput } from './parse-input.ts'
import { columnOf, versionOf } from './registry.ts'
import { type Slug, slugFor, withSlug } from './slugs.ts'
import { snapshotOf } from './snapshot.ts'
import { columnsOf, nameIn, picturesBefore, publishPictures, writeLists } from './store.ts'
import { entryDrafts, revisions } from './table.server.ts'

/** A written entry. Types without a version column always have version 1. */
export type Saved = { id: string; version: number }
/** Another user changed the entry since this writer read it. */
export type Changed = { reason: 'CHANGED'; version: number }

type UpdateOptions = { version?: number | undefined; granted?: readonly string[] }

/**
 * Creates an entry. Throws Forbidden, and Invalid with the messages of all fields. The complete input is validated
 * before anything is written. Features add their own checks in `beforeWrite`.
 */
export const createEntry = (ctx: Ctx, contentType: ContentType, input: unknown): Promise<Saved> =>
  transact(ctx, (tx) => createEntryIn(tx, ctx, contentType, input))

/** Creates an entry inside the transaction of a larger command. `id`: an id that was assigned earlier. */
export async function createEntryIn(
  tx: Tx,
  ctx: Ctx,
  contentType: ContentType,
  input: unknown,
  id = newId(),
): Promise<Saved> {
  requireAccess(contentType.create ?? contentType.write, ctx.actor)
  const { draft } = parseInput(contentType, input, ctx.actor, true)
  const fields = Object.keys(draft)
  return explaining(contentType, async () => {
    await contentType.beforeWrite?.(tx, ctx, draft, undefined)
    const values = {
      ...columnsOf(contentType, draft),
      [nameIn(contentType.table, contentType.id)]: id,
      ...stamps(ctx, contentType, true),
    }
    await withSlugIfAny(tx, contentType, slugFor(contentType, draft, true), id, (inner, slug) =>
      inner.insert(contentType.table).values({ ...values, ...slug }),
    )
    return finish(tx, ctx, contentType, {
      id,
      draft,
      attached: new Set(),
      action: 'create',
      facts: { fields },
    })
  })
}

/**
 * Changes the given fields of an entry. `version`, in the input or as an option, is the version the writer was editing:
 * if it is no longer the current one, nothing is written. `granted` lists fields that a feature's command lets this
 * actor write after its own checks. Throws Forbidden, NotFound and Invalid.
 */
export async function updateEntry(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
  input: unknown,
  { version: given, granted = contentType.own?.(ctx.actor, id) ?? [] }: UpdateOptions = {},
): Promise<Outcome<Saved, Changed>> {
  if (granted.length === 0) await requireEditor(ctx, contentType, id)
  const { draft, version = given } = parseInput(contentType, input, ctx.actor, false, granted)
  const fields = Object.keys(draft)
  return explaining(contentType, () =>
    transact(ctx, async (tx) => {
      const before = await lock(tx, ctx, contentType, id)
      if (version !== undefined && before !== version) return refused('CHANGED', { version: before })
      if (fields.length === 0) return done({ id, version: before })
      await keepRevision(tx, ctx, contentType, id)
      await contentType.beforeWrite?.(tx, ctx, draft, id)
      const attached = await picturesBefore(tx, contentType, draft, id)
      for (const name of granted) attached.add(draft[name])
      const values = { ...columnsOf(contentType, draft), ...stamps(ctx, contentType, false) }
      await withSlugIfAny(tx, contentType, slugFor(contentType, draft, false), id, async (inner, slug) => {
        const all = { ...values, ...slug }
        if (Object.keys(all).length > 0)
          await inner.update(contentType.table).set(all).where(eq(contentType.id, id))
      })
      return done(
        await finish(tx, ctx, contentType, { id, draft, attached, action: 'update', facts: { fields } }),
      )
    }),
  )
}

/** Deletes an entry. Refuses while other entries reference it. Throws Forbidden and NotFound. */
export async function deleteEntry(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
): Promise<Outcome<{ id: string }, { reason: 'IN_USE' }>> {
  requireAccess(contentType.remove ?? contentType.write, ctx.actor)
  try {
    return await transact(ctx, async (tx) => {
      await lock(tx, ctx, contentType, id)
      await contentType.beforeRemove?.(tx, ctx, id)
      await tx.delete(contentType.table).where(eq(contentType.id, id))
      const ofIt = and(eq(entryDrafts.collection, contentType.collection), eq(entryDrafts.entryId, id))
      await tx.delete(entryDrafts).where(ofIt)
      await auditStaff(tx, ctx, {
        action: `${contentType.collection}.delete`,
        subject: `${contentType.collection}/${id}`,
      })
      await touchAll(tx, contentType, id)
      return done({ id })
    })
  } catch (error) {
    if (isInUse(error)) return refused('IN_USE')
    throw error
  }
}

type Finished = {
  id: string
  draft: EntryInput
  /** Pictures that the entry already shows, or that the feature's command has stored for it. */
  attached: ReadonlySet<unknown>
  action: 'create' | 'update'
  facts: Record<string, unknown>
}

/** Completes a write in its transaction: lists, pictures, `afterWrite`, revision, audit log and page tags. */
async function finish(
  tx: Tx,
  ctx: Ctx,
  contentType: ContentType,
  { id, draft, attached, action, facts }: Finished,
): Promise<Saved> {
  await writeLists(tx, contentType, draft, id)
  await publishPictures(tx, contentType, draft, attached)
  await contentType.afterWrite?.(tx, ctx, id, draft)
  const version = await keepRevision(tx, ctx, contentType, id)
  const subject = `${contentType.collection}/${id}`
  await auditStaff(tx, ctx, {
    action: `${contentType.collection}.${action}`,
    subject,
    facts: { ...facts, version },
  })
  await touchAll(tx, contentType, id)
  return { id, version }
}

/**
 * Stores the current version of an entry as a revision unless it is already stored. Also called before a change,
 * because imported entries and demo data have no revision yet.
 */
async function keepRevision(tx: Tx, ctx: Ctx, contentType: ContentType, id: string): Promise<number> {
  const column = versionOf(contentType)
  if (!column) return 1
  const [row] = await tx
    .select({ version: sql<number>`${column}` })
    .from(contentType.table)
    .where(eq(contentType.id, id))
  const version = row?.version ?? 1
  const data = await snapshotOf(tx, ctx, contentType, id)
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const createdAt = ctx.clock.now()
  await tx
    .insert(revisions)
    .values({ collection: contentType.collection, entryId: id, version, data, actorId, createdAt })
    .onConflictDoNothing()
  return version
}

async function touchAll(tx: Tx, contentType: ContentType, id: string): Promise<void> {
  await touchEntry(tx, contentType.collection, id)
  if (contentType.touches) await touch(tx, ...contentType.touches)
}

/** Locks the row and returns its version. Throws NotFound if the writer may not see it. */
async function lock(tx: Tx, ctx: Ctx, contentType: ContentType, id: string): Promise<number> {
  if (!isId(id)) throw new NotFound()
  const version = versionOf(contentType)
  const [row] = await tx
    .select({ version: version ? sql<number>`${version}` : sql<number>`1` })
    .from(contentType.table)
    .where(and(eq(contentType.id, id), contentType.rows?.(readerOf(ctx))))
    .for('update')
  if (!row) throw new NotFound()
  return row.version
}

/** The columns that every write sets: the timestamps and the version. */
function stamps({ clock }: Ctx, contentType: ContentType, making: boolean): Record<string, unknown> {
  const now = clock.now()
  const version = versionOf(contentType)
  return {
    ...(making && columnOf(contentType, 'createdAt') && { createdAt: now }),
    ...(columnOf(contentType, 'updatedAt') && { updatedAt: now }),
    ...(!making && version && { version: sql`${version} + 1` }),
  }
}

function withSlugIfAny(
  tx: Tx,
  contentType: ContentType,
  slug: Slug | undefined,
  id: string,
  write: (tx: Tx, slug: Record<string, string>) => Promise<unknown>,
): Promise<unknown> {
  if (!slug) return write(tx, {})
  const name = nameIn(contentType.table, slug.column)
  return withSlug(tx, slug, { column: contentType.id, id }, (savepoint, free) =>
    write(savepoint, { [name]: free }),
  )
}

function requireAccess(access: Access, actor: Actor): void {
  if (!may(access, actor)) throw new Forbidden()
}

/**
 * Throws Forbidden unless the actor may edit the entry. Users who may edit parts of their own entries get NotFound for
 * a missing entry, like editors.
 */
async function requireEditor(ctx: Ctx, contentType: ContentType, id: string): Promise<void> {
  if (may(editorsOf(contentType), ctx.actor)) return
  if (contentType.own && ctx.actor.kind === 'user')
    await transact(ctx, (tx) => lock(tx, ctx, contentType, id))
  throw new Forbidden()
}

async function explaining<T>(contentType: ContentType, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw explained(contentType, error)
  }
}
