import { and, desc, eq, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { hasRole } from '../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import type { Outcome } from '../../kernel/outcome.ts'
import type { Ctx } from '../context.ts'
import { rows } from '../database/database.ts'
import { isAttachable } from '../files/audience.ts'
import { may } from './access.ts'
import type { ContentType } from './content-type.ts'
import { isWritable } from './parse-input.ts'
import type { Snapshot } from './snapshot.ts'
import { revisions } from './table.server.ts'
import { type Changed, type Saved, updateEntry } from './write.ts'

const MOST = 100

export type Revision = { version: number; createdAt: string; actorId: string | null; data: Snapshot }

/**
 * Lists the versions of an entry, newest first, for administrators and users who may write all of it. Throws Forbidden
 * and NotFound.
 */
export async function revisionsOf(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  contentType: ContentType,
  id: string,
): Promise<Revision[]> {
  const writes = may(contentType.write, ctx.actor) && may(contentType.read, ctx.actor)
  if (!writes && !hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  const found = await ctx.db
    .select()
    .from(revisions)
    .where(and(eq(revisions.collection, contentType.collection), eq(revisions.entryId, id)))
    .orderBy(desc(revisions.version))
    .limit(MOST)
  return found.map(({ version, createdAt, actorId, data }) => ({
    version,
    createdAt: createdAt.toISOString(),
    actorId,
    data,
  }))
}

/**
 * Restores a revision as a new update, so no version is lost. Skips references to deleted entries and pictures that can
 * no longer be attached. Throws Forbidden, NotFound, and Invalid if old values violate current rules.
 */
export async function restoreRevision(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
  version: number,
): Promise<Outcome<Saved, Changed>> {
  const found = (await revisionsOf(ctx, contentType, id)).find((revision) => revision.version === version)
  if (!found) throw new NotFound()
  return updateEntry(ctx, contentType, id, await restorable(ctx, contentType, found.data))
}

async function restorable(ctx: Ctx, contentType: ContentType, data: Snapshot): Promise<Snapshot> {
  const input: Snapshot = {}
  for (const [name, value] of Object.entries(data)) {
    const field = Object.hasOwn(contentType.fields, name) ? contentType.fields[name] : undefined
    if (!field || !isWritable(contentType, field, ctx.actor, false)) continue
    if (field.kind === 'many') {
      const there = typeof field.through === 'string' ? undefined : field.through.there
      input[name] = there ? await existing(ctx, there, asList(value)) : value
    } else if ((field.kind === 'one' || field.kind === 'image') && field.column) {
      const [id] = await existing(ctx, field.column, asList(value))
      if (field.kind === 'image' && id && !(await isAttachable(ctx.db, id))) continue
      input[name] = id ?? null
    } else {
      input[name] = value
    }
  }
  return input
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null ? [] : [value])

/** Returns those ids that still exist. */
async function existing({ db }: Ctx, column: PgColumn, ids: unknown[]): Promise<string[]> {
  const target = targetOf(column)
  if (!target || ids.length === 0) return ids.map(String)
  const found = await rows<{ id: string }>(
    db,
    sql`select ${target.column} as id from ${target.table} where ${target.column} = any(${sql.param(ids)}::uuid[])`,
  )
  return found.map((row) => row.id)
}

function targetOf(column: PgColumn): { table: PgTable; column: PgColumn } | undefined {
  for (const key of getTableConfig(column.table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference()
    if (columns[0] === column && foreignColumns[0]) return { table: foreignTable, column: foreignColumns[0] }
  }
  return undefined
}
