import { eq } from 'drizzle-orm'
import { Invalid, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { editorsOf, may } from '../../../platform/content/access.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { type Changed, type Saved, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { NESTED_OBJECTS, type NestedObject } from './nested-objects.server.ts'

type Options = Parameters<typeof updateEntry>[4]

/**
 * Changes the given fields of an entry like `updateEntry`, and with them the fields that are rows of their own: all of
 * it or nothing. Throws Forbidden, NotFound and Invalid with the messages of every field that is one of those rows,
 * else with those of every other field. [API-043, SYS-071]
 */
export async function writeDocument(
  ctx: Ctx,
  entry: ContentType,
  id: string,
  input: unknown,
  options: Options = {},
): Promise<Outcome<Saved, Changed>> {
  const { parts, rest } = splitOf(ctx, entry, input)
  if (parts.length === 0) return updateEntry(ctx, entry, id, rest, options)
  return takingBack(() =>
    transact(ctx, async (tx) => {
      const joined = joining(ctx, tx)
      if (!isId(id) || (await tx.$count(entry.table, eq(entry.id, id))) === 0) throw new NotFound()
      for (const { write } of parts) await write(joined, id)
      // Who writes such rows alone reads no version: there is nothing else of the entry for them to change.
      const writesRowsAlone = Object.keys(rest ?? {}).length === 0 && !may(editorsOf(entry), ctx.actor)
      if (writesRowsAlone) return { id, version: 0 }
      return kept(await updateEntry(joined, entry, id, rest, options))
    }),
  )
}

/**
 * The same for several entries of one type with the same fields: all of them or none. Answers the ids, each once.
 * [API-043]
 */
export async function writeMany(
  ctx: Ctx,
  entry: ContentType,
  ids: readonly string[],
  input: unknown,
): Promise<Outcome<{ ids: string[] }, Changed>> {
  // In one order, so that two such writes wait for each other instead of for ever.
  const sorted = [...new Set(ids)].sort()
  return takingBack(() =>
    transact(ctx, async (tx) => {
      for (const id of sorted) kept(await writeDocument(joining(ctx, tx), entry, id, input))
      return { ids: sorted }
    }),
  )
}

function kept(outcome: Outcome<Saved, Changed>): Saved {
  if (!outcome.ok) throw new Rollback(outcome)
  return { id: outcome.id, version: outcome.version }
}

const takingBack = <T extends object>(write: () => Promise<T>) =>
  rollingBack<Outcome<T, Changed>>(async () => done(await write()))

/** What of the input goes which way. Throws Invalid for parts that cannot stand there. */
function splitOf(ctx: Ctx, entry: ContentType, input: unknown) {
  const known = NESTED_OBJECTS[entry.collection]
  if (!known || typeof input !== 'object' || input === null || Array.isArray(input))
    return { parts: [], rest: input }
  if (Object.keys(input).length === 0 && !may(editorsOf(entry), ctx.actor))
    throw new Invalid({ '': ['Name a field to change'] })
  const problems: Record<string, string[]> = {}
  const parts: Exclude<ReturnType<NestedObject['read']>, { issues: string[] }>[] = []
  const rest: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(input)) {
    const checked = Object.hasOwn(known, name) ? known[name]?.read(value) : undefined
    if (!checked) rest[name] = value
    else if ('issues' in checked) problems[name] = checked.issues
    else parts.push(checked)
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return { parts, rest }
}
