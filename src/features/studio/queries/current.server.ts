import { createHash } from 'node:crypto'
import { registry } from '../../../content-types.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { readOne } from '../../../platform/content/read.ts'
import { type Snapshot, snapshotOf } from '../../../platform/content/snapshot.ts'
import type { Ctx } from '../../../platform/context.ts'
import { formValueOf } from '../model/values.ts'

export type Current = {
  values: Snapshot
  version: number
  createdAt: string | undefined
  updatedAt: string | undefined
}

const KEPT = ['_id', 'createdAt', 'updatedAt', 'version'] as const

/** What an entry holds now, as it would be written again; undefined when it is not there for this actor. */
export async function currentEntry(ctx: Ctx, entry: ContentType, id: string): Promise<Current | undefined> {
  if (!isId(id)) return undefined
  const picks = KEPT.filter((name) => registry.readable(entry, name, ctx.actor))
  const text = await readOne(
    ctx,
    registry,
    entry,
    id,
    picks.map((name) => ({ key: name, field: name })),
  )
  if (text === undefined) return undefined
  const { version = 1, createdAt, updatedAt } = JSON.parse(text) as Partial<Current> // our own picks
  return { values: await snapshotOf(ctx.db, ctx, entry, id), version, createdAt, updatedAt }
}

/** The same of one that must be there. Throws NotFound. */
export async function demandCurrent(ctx: Ctx, entry: ContentType, id: string): Promise<Current> {
  const current = await currentEntry(ctx, entry, id)
  if (!current) throw new NotFound()
  return current
}

/** Two values of a field are the same when they stand in a form alike. Short: forms carry it along. */
export function fingerprint(field: Field, wire: unknown): string {
  const value = formValueOf(field, wire)
  const text = field.kind === 'json' && typeof value === 'string' ? ordered(value) : value
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 12)
}

/** JSON whose names stand in one order: the database has an order of its own, and so has a form. */
const ordered = (json: string): unknown =>
  json === '' ? '' : JSON.parse(json, (_, value) => (isRecord(value) ? inOrder(value) : value))

const inOrder = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
