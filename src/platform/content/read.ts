import { Forbidden } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import { may, readerOf } from './access.ts'
import type { ContentType } from './content-type.ts'
import type { IsField, ListQuery } from './convention.ts'
import { type Asked, type Selection, Values } from './query.ts'
import type { Registry } from './registry.ts'
import { sliceOf } from './resolve.ts'
import { type Statement, Statements } from './statements.ts'

/** `execute` replaces the pool of `db` for running statements. */
type ReadCtx = Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'> & { readonly execute?: Execute }
/** Runs a statement and returns its only value. */
export type Execute = (statement: Statement) => Promise<string | null>

const statementsOf = new WeakMap<Registry, Statements>()

/** Returns a list as JSON text, with the rows, fields and sort order that the reader may see. */
export async function readList(
  ctx: ReadCtx,
  registry: Registry,
  contentType: ContentType,
  listQuery: ListQuery,
  selection: Selection = 'all',
): Promise<string> {
  const values = new Values()
  const slice = sliceOf(registry, contentType, readerIn(ctx, contentType), listQuery, values)
  const query = { kind: 'list', collection: contentType.collection, selection, slice } as const
  return (await run(ctx, registry, { query, values: values.list })) ?? '[]'
}

/** Counts the entries of a list, ignoring its limit. */
export async function countList(
  ctx: ReadCtx,
  registry: Registry,
  contentType: ContentType,
  listQuery: ListQuery,
): Promise<number> {
  const values = new Values()
  const slice = sliceOf(registry, contentType, readerIn(ctx, contentType), listQuery, values)
  const query = {
    kind: 'count',
    collection: contentType.collection,
    selection: [],
    slice: { where: slice.where, sort: [] },
  } as const
  return Number(await run(ctx, registry, { query, values: values.list }))
}

/** Returns one entry as JSON text, or undefined if the reader may not see it. */
export async function readOne(
  ctx: ReadCtx,
  registry: Registry,
  contentType: ContentType,
  id: string,
  selection: Selection = 'all',
  values = new Values(),
): Promise<string | undefined> {
  readerIn(ctx, contentType)
  if (!isId(id)) return undefined
  const where = [{ field: '_id', operator: 'eq', at: values.add(id) } as const]
  const slice = { where, sort: [] }
  const query = { kind: 'one', collection: contentType.collection, selection, slice } as const
  ctx.pages.read(`${contentType.collection}/${id}`)
  return run(ctx, registry, { query, values: values.list })
}

/** Returns a function that says whether a name is a field this actor may read. */
export const isFieldFor =
  (registry: Registry, contentType: ContentType, { actor }: Pick<Ctx, 'actor'>): IsField =>
  (name) =>
    registry.readable(contentType, name, actor) !== undefined

/** Runs a query that has already been resolved. */
export async function run(ctx: ReadCtx, registry: Registry, requested: Asked): Promise<string | undefined> {
  const { statement, collections, lookUps } = statements(registry).for(readerOf(ctx), requested)
  for (const collection of collections) {
    if (requested.query.kind !== 'one' || collection !== requested.query.collection)
      ctx.pages.read(collection)
    ctx.pages.read(...(registry.get(collection).reads ?? []))
  }
  for (const field of lookUps) await audit(ctx.db, ctx, { action: 'look-up', subject: field })
  const execute = ctx.execute ?? onPool(ctx)
  return (await execute(statement)) ?? undefined
}

const onPool =
  ({ db }: ReadCtx): Execute =>
  async (statement) => {
    const { rows } = await db.$client.query<[string | null]>(statement)
    return rows[0]?.[0] ?? null
  }

function readerIn(ctx: ReadCtx, contentType: ContentType) {
  if (!may(contentType.read, ctx.actor)) throw new Forbidden(`You may not read ${contentType.collection}`)
  return ctx.actor
}

function statements(registry: Registry): Statements {
  const found = statementsOf.get(registry) ?? new Statements(registry)
  statementsOf.set(registry, found)
  return found
}
