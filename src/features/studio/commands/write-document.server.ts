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
 * Updates the given fields of an entry like `updateEntry`, including fields with their own rows, in one transaction.
 * Throws Forbidden, NotFound, and Invalid with the messages of the fields with their own rows or, if those are valid,
 * of all other fields.
 */
export async function writeDocument(
  ctx: Ctx,
  contentType: ContentType,
  id: string,
  input: unknown,
  options: Options = {},
): Promise<Outcome<Saved, Changed>> {
  const { parts, rest } = splitInput(ctx, contentType, input)
  if (parts.length === 0) return updateEntry(ctx, contentType, id, rest, options)
  return catchConflict(() =>
    transact(ctx, async (tx) => {
      const joined = joining(ctx, tx)
      if (!isId(id) || (await tx.$count(contentType.table, eq(contentType.id, id))) === 0)
        throw new NotFound()
      for (const { write } of parts) await write(joined, id)
      // A user who may write only those rows gets no version, because they cannot change the rest of the entry.
      const writesOnlyRows = Object.keys(rest ?? {}).length === 0 && !may(editorsOf(contentType), ctx.actor)
      if (writesOnlyRows) return { id, version: 0 }
      return savedOrThrow(await updateEntry(joined, contentType, id, rest, options))
    }),
  )
}

/**
 * Writes several entries of one type with the same fields in one transaction, like `writeDocument`. Returns the
 * distinct ids.
 */
export async function writeMany(
  ctx: Ctx,
  contentType: ContentType,
  ids: readonly string[],
  input: unknown,
): Promise<Outcome<{ ids: string[] }, Changed>> {
  // Sorted, so that concurrent writes lock the entries in the same order and cannot deadlock.
  const sorted = [...new Set(ids)].sort()
  return catchConflict(() =>
    transact(ctx, async (tx) => {
      for (const id of sorted) savedOrThrow(await writeDocument(joining(ctx, tx), contentType, id, input))
      return { ids: sorted }
    }),
  )
}

function savedOrThrow(outcome: Outcome<Saved, Changed>): Saved {
  if (!outcome.ok) throw new Rollback(outcome)
  return { id: outcome.id, version: outcome.version }
}

const catchConflict = <T extends object>(write: () => Promise<T>) =>
  rollingBack<Outcome<T, Changed>>(async () => done(await write()))

/** Splits the input into fields with their own rows and the rest. Throws Invalid for invalid parts. */
function splitInput(ctx: Ctx, contentType: ContentType, input: unknown) {
  const known = NESTED_OBJECTS[contentType.collection]
  if (!known || typeof input !== 'object' || input === null || Array.isArray(input))
    return { parts: [], rest: input }
  if (Object.keys(input).length === 0 && !may(editorsOf(contentType), ctx.actor))
    throw new Invalid({ '': ['Include at least one field'] })
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
