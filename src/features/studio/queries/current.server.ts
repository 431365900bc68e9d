import { createHash } from 'node:crypto'
import { registry } from '../../../content-types.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { readOne } from '../../../platform/content/read.ts'
import { type Snapshot, snapshotOf } from '../../../platform/content/snapshot.ts'
import type { Ctx } from '../../../platform/context.ts'
import { toFormValue } from '../model/values.ts'

export type Current = {
  values: Snapshot
  version: number
  createdAt: string | undefined
  updatedAt: string | undefined
}

const KEPT = ['_id', 'createdAt', 'updatedAt', 'version'] as const

/** Reads the current values of an entry in their wire format; undefined if the actor may not read it. */
export async function currentEntry(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
): Promise<Current | undefined> {
  if (!isId(id)) return undefined
  const picks = KEPT.filter((name) => registry.readable(contentType, name, ctx.actor))
  const text = await readOne(
    ctx,
    registry,
    contentType,
    id,
    picks.map((name) => ({ key: name, field: name })),
  )
  if (text === undefined) return undefined
  const { version = 1, createdAt, updatedAt } = JSON.parse(text) as Partial<Current> // the columns picked above
  return { values: await snapshotOf(ctx.db, ctx, contentType, id), version, createdAt, updatedAt }
}

/** Reads the current values of an entry. Throws NotFound if there is no such entry. */
export async function requireCurrent(ctx: Ctx, contentType: ContentType, id: string): Promise<Current> {
  const current = await currentEntry(ctx, contentType, id)
  if (!current) throw new NotFound()
  return current
}

/** A short hash of the form value of a field. Two values with the same fingerprint count as equal. */
export function fingerprint(field: Field, wire: unknown): string {
  const value = toFormValue(field, wire)
  const text = field.kind === 'json' && typeof value === 'string' ? sortNames(value) : value
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 12)
}

/** Sorts the keys of all objects, because the database and a form order them differently. */
const sortNames = (json: string): unknown =>
  json === '' ? '' : JSON.parse(json, (_, value) => (isRecord(value) ? sortRecord(value) : value))

const sortRecord = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
