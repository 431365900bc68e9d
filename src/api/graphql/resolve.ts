import type { GraphQLResolveInfo } from 'graphql'
import { isId } from '../../kernel/ids.ts'
import { may } from '../../platform/content/access.ts'
import type { ContentType } from '../../platform/content/content-type.ts'
import { listQueryOfArguments } from '../../platform/content/convention.ts'
import { type Slice, Values } from '../../platform/content/query.ts'
import { isFieldFor, readOne, run } from '../../platform/content/read.ts'
import type { Registry } from '../../platform/content/registry.ts'
import { boundsOf, sliceOf } from '../../platform/content/resolve.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Allowance } from './allowance.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { refusalFor, selectionBelow } from './look-ahead.ts'
import { forbiddenType, worded } from './refusals.ts'

type Args = Readonly<Record<string, unknown>>

/** Reads a list and everything requested below it with one statement, as JSON text. */
export const listBelow = (
  registry: Registry,
  contentType: ContentType,
  args: Args,
  { ctx, denied, allowance }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<string> =>
  answering(contentType, ctx, async () => {
    const values = new Values()
    const slice = rootSlice(registry, contentType, args, ctx, values)
    const scope = { registry, actor: ctx.actor, info, values, denied, allowance }
    const selection = selectionBelow(scope, contentType, slice.limit)
    const query = { kind: 'list', collection: contentType.collection, selection, slice } as const
    return (await run(counted(ctx, allowance), registry, { query, values: values.list })) ?? '[]'
  })

export const countBelow = (
  registry: Registry,
  contentType: ContentType,
  args: Args,
  { ctx, allowance }: GraphqlContext,
): Promise<string> =>
  answering(contentType, ctx, async () => {
    allowance.addRows(contentType.collection, 1)
    const values = new Values()
    const { where } = rootSlice(registry, contentType, args, ctx, values)
    const slice = { where, sort: [] }
    const query = { kind: 'count', collection: contentType.collection, selection: [], slice } as const
    return (await run(counted(ctx, allowance), registry, { query, values: values.list })) ?? '0'
  })

/** Reads one entry and everything requested below it like `listBelow`. 'null' if the reader may not see it. */
export const oneBelow = (
  registry: Registry,
  contentType: ContentType,
  id: string,
  { ctx, denied, allowance }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<string> =>
  answering(contentType, ctx, async () => {
    const values = new Values()
    const scope = { registry, actor: ctx.actor, info, values, denied, allowance }
    const selection = selectionBelow(scope, contentType)
    if (!isId(id)) return 'null'
    return (await readOne(counted(ctx, allowance), registry, contentType, id, selection, values)) ?? 'null'
  })

const counted = (ctx: Ctx, { execute }: Allowance) => ({ ...ctx, execute })

function rootSlice(
  registry: Registry,
  contentType: ContentType,
  args: Args,
  ctx: Ctx,
  values: Values,
): Slice {
  const listQuery = listQueryOfArguments(args, isFieldFor(registry, contentType, ctx))
  return sliceOf(
    registry,
    contentType,
    ctx.actor,
    listQuery,
    values,
    boundsOf(contentType),
    refusalFor(contentType),
  )
}

async function answering<T>(contentType: ContentType, ctx: Ctx, read: () => Promise<T>): Promise<T> {
  if (!may(contentType.read, ctx.actor)) throw forbiddenType(contentType.type)
  try {
    return await read()
  } catch (error) {
    throw worded(error, contentType.type)
  }
}
