import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type LocalDate, localDate } from '../../../../kernel/dates.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { PersonalisedItem } from '../../catalog/model/personalised-item.ts'
import { shownTitle } from '../../catalog/queries/columns.server.ts'
import { findPersonalisedItems } from '../../catalog/queries/personalised-item.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { hashOfKey } from '../commands/supplier-keys.server.ts'
import { isPersonalised, mergeLines, type SheetLine } from '../model.ts'
import { batchKeys, storeBatches } from '../table.server.ts'
import { listBatchLines } from './batches.server.ts'

/** What a supplier sees of a batch. It must not contain members, prices or invoices. */
export type SupplierSheet = {
  title: string
  expectedDelivery: LocalDate
  /** The view of the printing company: personalised lines and the request to it. */
  personalisedOnly: boolean
  /** The link shows no other view. */
  isPersonalisedLink: boolean
  request: string
  lines: SheetLine[]
  /** Instructions for personalising the items. */
  instructions: { itemId: string; title: string; text: string }[]
  /** Background of the personalisation preview, by item number. */
  personalisedItems: Readonly<Record<string, PersonalisedItem>>
}

type SheetRequest = { id: string; key: string; personalisedOnly: boolean }

/**
 * Finds the sheet of a batch by its id and the key of a supplier link. Undefined for an unknown id and for any key that
 * is not valid for it. Records when the link was used.
 */
export async function supplierSheet(
  ctx: Pick<Ctx, 'db' | 'clock' | 'log' | 'requestId'>,
  { id, key, personalisedOnly }: SheetRequest,
): Promise<SupplierSheet | undefined> {
  if (!isId(id)) return undefined
  const now = ctx.clock.now()
  const [link] = await ctx.db
    .update(batchKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(batchKeys.batchId, id),
        eq(batchKeys.keyHash, hashOfKey(key)),
        isNull(batchKeys.revokedAt),
        gt(batchKeys.expiresAt, now),
      ),
    )
    .returning({ id: batchKeys.id, personalisedOnly: batchKeys.personalisedOnly })
  const [batch] = link ? await ctx.db.select().from(storeBatches).where(eq(storeBatches.id, id)) : []
  if (!link || !batch) return undefined
  ctx.log.info({ link: link.id, requestId: ctx.requestId }, "a supplier's link was used")
  const forPrinter = personalisedOnly || link.personalisedOnly
  const lines = mergeLines(await listBatchLines(ctx, id)).filter(
    (line) => !forPrinter || isPersonalised(line),
  )
  return {
    title: batch.title,
    expectedDelivery: localDate(batch.expectedDelivery),
    personalisedOnly: forPrinter,
    isPersonalisedLink: link.personalisedOnly,
    request: forPrinter ? batch.customRequestPrinting : batch.customRequestKempa,
    lines,
    instructions: await instructionsFor(ctx, lines),
    personalisedItems: await findPersonalisedItems(
      ctx.db,
      lines.filter(isPersonalised).map(({ itemId }) => itemId),
    ),
  }
}

async function instructionsFor({ db }: Pick<Ctx, 'db'>, lines: readonly SheetLine[]) {
  const ids = [...new Set(lines.filter(isPersonalised).map(({ itemId }) => itemId))]
  if (ids.length === 0) return []
  const found = await db
    .select({
      itemId: storeItems.itemId,
      title: shownTitle,
      text: storeItems.printingInstructions,
    })
    .from(storeItems)
    .where(inArray(storeItems.itemId, ids))
  return found.filter(({ text }) => text !== '').sort((a, b) => a.title.localeCompare(b.title))
}
