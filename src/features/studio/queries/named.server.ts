import { registry } from '../../../content-types.ts'
import { may } from '../../../platform/content/access.ts'
import type { AskedCondition } from '../../../platform/content/convention.ts'
import { readList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Named } from '../model/studio.ts'
import { nameFrom, namesOf } from './opened.server.ts'

type Asked = { q?: string; ids?: readonly string[]; limit: number }

/**
 * Entries of a type by name, as this actor knows them: those with these ids, or those whose name holds a text. What
 * they may not read is not among them.
 */
export async function namedEntries(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'>,
  collection: string,
  { q, ids, limit }: Asked,
): Promise<Named[]> {
  const entry = registry.get(collection)
  if (!may(entry.read, ctx.actor) || ids?.length === 0) return []
  const names = namesOf(entry).filter((name) => registry.readable(entry, name, ctx.actor))
  const where: AskedCondition[] = []
  if (ids) where.push({ parameter: 'ids', field: '_id', operator: 'in', given: ids })
  if (q && names[0]) where.push({ parameter: 'q', field: names[0], operator: 'holds', given: [q] })
  const wish = { prefix: '', where, problems: {}, limit } as const
  const picks = ['_id', ...names].map((field) => ({ key: field, field }))
  const found = JSON.parse(await readList(ctx, registry, entry, wish, picks)) as Found[] // our own picks
  return found.map((one) => ({ id: one._id, name: nameFrom(entry, one, one._id) }))
}

type Found = { _id: string } & Record<string, unknown>
