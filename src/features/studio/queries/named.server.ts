import { registry } from '../../../content-types.ts'
import { may } from '../../../platform/content/access.ts'
import type { AskedCondition } from '../../../platform/content/convention.ts'
import { readList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Named } from '../model/studio.ts'
import { nameFields, nameFrom } from './opened.server.ts'

type NameQuery = { q?: string; ids?: readonly string[]; limit: number }

/**
 * Finds the names of entries of a type, by ids or by a text in the name. Entries that the actor may not read are left
 * out.
 */
export async function namedEntries(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'>,
  collection: string,
  { q, ids, limit }: NameQuery,
): Promise<Named[]> {
  const contentType = registry.get(collection)
  if (!may(contentType.read, ctx.actor) || ids?.length === 0) return []
  const names = nameFields(contentType).filter((name) => registry.readable(contentType, name, ctx.actor))
  const where: AskedCondition[] = []
  if (ids) where.push({ parameter: 'ids', field: '_id', operator: 'in', given: ids })
  if (q && names[0]) where.push({ parameter: 'q', field: names[0], operator: 'holds', given: [q] })
  const query = { prefix: '', where, problems: {}, limit } as const
  const picks = ['_id', ...names].map((field) => ({ key: field, field }))
  const found = JSON.parse(await readList(ctx, registry, contentType, query, picks)) as Found[] // as picked
  return found.map((one) => ({ id: one._id, name: nameFrom(contentType, one, one._id) }))
}

type Found = { _id: string } & Record<string, unknown>
