import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { lineKey } from '../model.ts'
import { storeLineMarks } from '../table.server.ts'

/** When lines of orders were handed out, by `lineKey`. */
export type CollectedLines = Readonly<Record<string, Date>>

/** Finds when the lines of these orders were handed out. The caller has checked that the reader may see the orders. */
export async function findCollectedLines(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly string[],
): Promise<CollectedLines> {
  if (orderIds.length === 0) return {}
  const found = await db
    .select()
    .from(storeLineMarks)
    .where(and(eq(storeLineMarks.kind, 'collected'), inArray(storeLineMarks.orderId, [...orderIds])))
  return Object.fromEntries(found.map((mark) => [lineKey(mark), mark.markedAt]))
}
