import type { GraphQLResolveInfo } from 'graphql'
import { isId } from '../../kernel/ids.ts'
import { may } from '../../platform/entries/access.ts'
import { wishOfArguments } from '../../platform/entries/convention.ts'
import type { Entry } from '../../platform/entries/define.ts'
import { type Slice, Values } from '../../platform/entries/query.ts'
import { isFieldFor, readOne, run } from '../../platform/entries/read.ts'
import type { Registry } from '../../platform/entries/registry.ts'
import { boundsOf, sliceOf } from '../../platform/entries/resolve.ts'
import { refusalFor, selectionBelow } from './look-ahead.ts'
import { forbiddenType, worded } from './refusals.ts'
import type { GraphqlContext } from './schema.ts'

type Args = Readonly<Record<string, unknown>>

/** A list with everything below it, by one statement. */
export const listBelow = (
  registry: Registry,
  entry: Entry,
  args: Args,
  { ctx, denied }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<unknown> =>
  answering(entry, { ctx, denied }, async () => {
    const values = new Values()
    const slice = rootSlice(registry, entry, args, ctx, values)
    const scope = { registry, actor: ctx.actor, info, values, denied }
    const selection = selectionBelow(scope, entry, slice.limit)
    const query = { kind: 'list', collection: entry.collection, selection, slice } as const
    return JSON.parse((await run(ctx, registry, { query, values: values.list })) ?? '[]')
  })

export const countBelow = (
  registry: Registry,
  entry: Entry,
  args: Args,
  { ctx, denied }: GraphqlContext,
): Promise<unknown> =>
  answering(entry, { ctx, denied }, async () => {
    const values = new Values()
    const { where } = rootSlice(registry, entry, args, ctx, values)
    const slice = { where, sort: [] }
    const query = { kind: 'count', collection: entry.collection, selection: [], slice } as const
    return Number(await run(ctx, registry, { query, values: values.list }))
  })

/** One entry with everything below it; null when there is none that this reader may know of. */
export const oneBelow = (
  registry: Registry,
  entry: Entry,
  id: string,
  { ctx, denied }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<unknown> =>
  answering(entry, { ctx, denied }, async () => {
    const values = new Values()
    const selection = selectionBelow({ registry, actor: ctx.actor, info, values, denied }, entry)
    if (!isId(id)) return null
    return JSON.parse((await readOne(ctx, registry, entry, id, selection, values)) ?? 'null')
  })

function rootSlice(
  registry: Registry,
  entry: Entry,
  args: Args,
  ctx: GraphqlContext['ctx'],
  values: Values,
): Slice {
  const wish = wishOfArguments(args, isFieldFor(registry, entry, ctx))
  return sliceOf(registry, entry, ctx.actor, wish, values, boundsOf(entry), refusalFor(entry))
}

async function answering<T>(entry: Entry, { ctx }: GraphqlContext, read: () => Promise<T>): Promise<T> {
  if (!may(entry.read, ctx.actor)) throw forbiddenType(entry.type)
  try {
    return await read()
  } catch (error) {
    throw worded(error, entry.type)
  }
}
