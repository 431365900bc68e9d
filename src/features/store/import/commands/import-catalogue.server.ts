import { setImmediate as turn } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canManageStore } from '../../catalog/policy.ts'
import { stockRows } from '../../catalog/queries/columns.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { planImport } from '../model/import-plan.ts'
import type { ImportReport } from '../model/import-report.ts'
import { type FileRefusal, parseRows } from '../model/supplier-file.ts'
import {
  gatherItems,
  type ReadRow,
  readCategories,
  readItem,
  type SupplierItem,
} from '../model/supplier-list.ts'
import { matchCategories } from './match-categories.server.ts'
import { lockCatalogue, writeImport } from './write-import.server.ts'

/** The supplier's files. Without the categories, new ones are named after their address. */
export type ImportFiles = { items: Uint8Array; categories?: Uint8Array | undefined }

export type ImportRefusal = FileRefusal & { file: keyof ImportFiles }

/**
 * Imports the supplier's list, matched by item number: adds new items and updates the supplier's fields of known ones.
 * Prices, stock and everything that staff set stay. Without `apply` it only reports what it would do. All of it is
 * written in one transaction or nothing, and a second run changes nothing. Refuses files that are not lists. Throws
 * Forbidden unless the actor manages the store.
 */
export async function importCatalogue(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>,
  files: ImportFiles,
  { apply }: { apply: boolean },
): Promise<Outcome<{ report: ImportReport }, ImportRefusal>> {
  if (!canManageStore(ctx.actor)) throw new Forbidden()
  const named = files.categories ? parseRows(files.categories) : done({ rows: [] })
  if (!named.ok) return refusedFile('categories', named)
  const listed = parseRows(files.items)
  if (!listed.ok) return refusedFile('items', listed)
  const { categories, ids, refused: refusedCategories } = readCategories(named.rows)
  const { items, refused: refusedRows } = gatherItems(await readItems(listed.rows, ids))

  const planOn = async (db: Db | Tx) => {
    const plan = planImport(items, await storedItems(db, items))
    return { plan, matches: await matchCategories(db, plan, categories) }
  }
  const { plan, matches } = apply
    ? await transact(ctx, async (tx) => {
        await lockCatalogue(tx)
        const planned = await planOn(tx)
        await writeImport(tx, ctx, planned)
        return planned
      })
    : await planOn(ctx.db)
  return done({
    report: {
      applied: apply,
      added: plan.added.map(({ itemId, title }) => ({ itemId, title })),
      changed: plan.changed.map(({ item: { itemId, title }, fields }) => ({ itemId, title, fields })),
      unchanged: plan.unchanged,
      refused: refusedRows,
      refusedCategories,
      categories: matches.missing.map(({ name }) => name),
      pictures: items.reduce((sum, item) => sum + item.pictures, 0),
    },
  })
}

const ROWS_A_TURN = 10

/** Reads some rows at a time, so that the server answers other requests in between. */
async function readItems(rows: readonly unknown[], ids: ReadonlyMap<string, string>): Promise<ReadRow[]> {
  const reads: ReadRow[] = []
  for (const row of rows) {
    reads.push(readItem(row, ids))
    if (reads.length % ROWS_A_TURN === 0) await turn()
  }
  return reads
}

const refusedFile = (file: keyof ImportFiles, { ok: _ok, ...why }: { ok: false } & FileRefusal) =>
  ({ ok: false, file, ...why }) as const

const storedItems = (db: Db | Tx, items: readonly SupplierItem[]) =>
  db
    .select({
      id: storeItems.id,
      itemId: storeItems.itemId,
      title: storeItems.title,
      colours: storeItems.colours,
      sizesText: storeItems.sizesText,
      description: storeItems.description,
      technology: storeItems.technology,
      categoryId: storeItems.categoryId,
      sizes: stockRows,
    })
    .from(storeItems)
    .where(
      inArray(
        storeItems.itemId,
        items.map(({ itemId }) => itemId),
      ),
    )
