import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import type { BatchStatus } from '../../batches/model.ts'
import { canManageBatches } from '../../batches/policy.ts'
import { batchOrders, storeBatches } from '../../batches/table.server.ts'
import { personalisationWords } from '../../catalog/model/personalisation.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import type { ListedLine, Mark } from '../model.ts'
import { storeLineMarks } from '../table.server.ts'

type Reads = Pick<Ctx, 'actor'> & { db: Db | Tx }

export type HandOutList = {
  batch: { id: string; title: string; status: BatchStatus }
  lines: (ListedLine & { buyerKey: string })[]
}

const picked = alias(storeLineMarks, 'picked')
const collected = alias(storeLineMarks, 'collected')
const pickedBy = alias(users, 'picked_by')
const collectedBy = alias(users, 'collected_by')

/**
 * Lists the lines of a batch's placed orders with their marks, the oldest order first and without refunded pieces.
 * Undefined for an unknown batch. Throws Forbidden unless the actor manages batches.
 */
export async function handOutList({ db, actor }: Reads, batchId: string): Promise<HandOutList | undefined> {
  if (!canManageBatches(actor)) throw new Forbidden()
  const [batch] = isId(batchId)
    ? await db
        .select({ id: storeBatches.id, title: storeBatches.title, status: storeBatches.status })
        .from(storeBatches)
        .where(eq(storeBatches.id, batchId))
    : []
  return batch && { batch, lines: await linesOf(db, batchId) }
}

async function linesOf(db: Db | Tx, batchId: string): Promise<HandOutList['lines']> {
  const found = await db
    .select({
      line: storeOrderLines,
      orderNumber: storeOrders.number,
      itemId: storeItems.itemId,
      buyer: sql<string>`coalesce(${members.name}, ${users.name}, '')`,
      buyerKey: sql<string>`coalesce(${storeOrders.memberId}, ${storeOrders.userId}, ${storeOrders.id})::text`,
      picked: { id: picked.id, at: picked.markedAt, by: sql<string>`coalesce(${pickedBy.name}, '')` },
      collected: {
        id: collected.id,
        at: collected.markedAt,
        by: sql<string>`coalesce(${collectedBy.name}, '')`,
      },
    })
    .from(batchOrders)
    .innerJoin(
      storeOrders,
      and(eq(storeOrders.id, batchOrders.orderId), inArray(storeOrders.state, PLACED_STATES)),
    )
    .innerJoin(
      storeOrderLines,
      and(
        eq(storeOrderLines.orderId, storeOrders.id),
        sql`${storeOrderLines.returned} < ${storeOrderLines.quantity}`,
      ),
    )
    .innerJoin(storeItems, eq(storeItems.id, storeOrderLines.itemId))
    .leftJoin(members, eq(members.id, storeOrders.memberId))
    .leftJoin(users, eq(users.id, storeOrders.userId))
    .leftJoin(picked, isMarkOf(picked, 'picked'))
    .leftJoin(pickedBy, eq(pickedBy.id, picked.markedById))
    .leftJoin(collected, isMarkOf(collected, 'collected'))
    .leftJoin(collectedBy, eq(collectedBy.id, collected.markedById))
    .where(eq(batchOrders.batchId, batchId))
    .orderBy(asc(storeOrders.number), asc(storeOrderLines.position))
  return found.map(({ line, ...rest }) => ({
    orderId: line.orderId,
    position: line.position,
    orderNumber: rest.orderNumber,
    buyer: rest.buyer,
    buyerKey: rest.buyerKey,
    title: line.title,
    itemId: rest.itemId,
    size: line.size,
    personalisation: personalisationWords(line),
    pieces: line.quantity - line.returned,
    picked: markOf(rest.picked),
    collected: markOf(rest.collected),
  }))
}

const isMarkOf = (mark: typeof picked | typeof collected, kind: 'picked' | 'collected') =>
  and(
    eq(mark.orderId, storeOrderLines.orderId),
    eq(mark.position, storeOrderLines.position),
    eq(mark.kind, kind),
  )

const markOf = (found: { id: string | null; at: Date | null; by: string } | null): Mark | undefined =>
  found?.id && found.at ? { id: found.id, at: found.at, by: found.by } : undefined
