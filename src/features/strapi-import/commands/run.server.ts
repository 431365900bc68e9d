import { and, eq } from 'drizzle-orm'
import type { Registry } from '../../../platform/content/registry.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { StrapiSource } from '../../../platform/strapi-source/strapi-source.ts'
import { strapiImports } from '../table.server.ts'

export type Imported = { entryId: string; digest: string; erased: boolean }

/** A run of an import, with everything that it and earlier runs have imported. */
export type Run = {
  readonly ctx: Ctx
  readonly registry: Registry
  readonly source: StrapiSource
  readonly imported: Map<string, Map<string, Imported>>
}

/** The collection name under which imported uploads are recorded. */
export const FILES = 'files'

/** Starts an import with the records of earlier ones, so that known items are updated rather than added again. */
export async function beginRun(ctx: Ctx, registry: Registry, source: StrapiSource): Promise<Run> {
  const run: Run = { ctx, registry, source, imported: new Map() }
  for (const { collection, sourceId, ...one } of await ctx.db.select().from(strapiImports))
    importedOf(run, collection).set(sourceId, one)
  return run
}

/** Returns the imported entries of a collection by their id at the source. */
export function importedOf({ imported }: Run, collection: string): Map<string, Imported> {
  const found = imported.get(collection) ?? new Map<string, Imported>()
  imported.set(collection, found)
  return found
}

type Recorded = { collection: string; sourceId: string; entryId: string; digest: string }

/**
 * Records a new entry as imported, in the same transaction. If two imports run at once, the primary key rolls back the
 * second.
 */
export async function recordNew(tx: Tx, { ctx }: Pick<Run, 'ctx'>, recorded: Recorded): Promise<void> {
  await tx.insert(strapiImports).values({ ...recorded, importedAt: ctx.clock.now() })
}

/** Records that an entry was updated by an import. */
export async function recordChange(
  tx: Tx,
  { ctx }: Pick<Run, 'ctx'>,
  { collection, sourceId, digest }: Recorded,
): Promise<void> {
  await tx
    .update(strapiImports)
    .set({ digest, importedAt: ctx.clock.now() })
    .where(and(eq(strapiImports.collection, collection), eq(strapiImports.sourceId, sourceId)))
}
