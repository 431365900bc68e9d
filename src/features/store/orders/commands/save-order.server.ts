import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import {
  addOrderEvent,
  changeState,
  lockOrder,
  type OrderRow,
  sumColumns,
  writeLines,
} from '../internal/order-rows.server.ts'
import type { PricedLine } from '../model/lines.ts'
import { storeOrders } from '../table.server.ts'

type Needs = Pick<Ctx, 'config' | 'clock' | 'actor'>
type Owner = { userId: string; memberId: string | null }

/**
 * Saves a cart as an order that is not paid: made when the cart is saved for the first time, updated afterwards. One
 * whose time to pay was over goes on, with its number and its special request; one that was placed is left alone, and a
 * new one begins. Answers its id. [STO-050, STO-051, STO-057, resolutions B07]
 */
export async function saveOrder(
  ctx: Needs,
  tx: Tx,
  { userId, memberId }: Owner,
  earlierId: string | undefined,
  priced: readonly PricedLine[],
): Promise<string> {
  const earlier = earlierId ? await lockOrder(tx, earlierId) : undefined
  const sums = { ...sumColumns(priced, ctx.config.club.vatRate), updatedAt: ctx.clock.now() }
  if (earlier?.userId === userId && canReuse(earlier)) {
    if (earlier.state === 'abandoned') await changeState(ctx, tx, earlier, 'open', 'The cart was saved again')
    await tx
      .update(storeOrders)
      .set({ ...sums, version: sql`${storeOrders.version} + 1` })
      .where(eq(storeOrders.id, earlier.id))
    await writeLines(tx, earlier.id, priced)
    return earlier.id
  }
  const id = newId()
  await tx.insert(storeOrders).values({ id, userId, memberId, ...sums, createdAt: ctx.clock.now() })
  await addOrderEvent(ctx, tx, id, 'open', 'The cart was saved')
  await writeLines(tx, id, priced)
  return id
}

const canReuse = ({ state, placedAt }: OrderRow): boolean =>
  state === 'open' || (state === 'abandoned' && placedAt === null)

/**
 * Keeps the wish that stands beside a cart with its order, while nobody pays for it. Undefined leaves what was wished
 * before. [STO-057]
 */
export async function saveRequest(
  tx: Tx,
  orderId: string | undefined,
  request: string | undefined,
): Promise<void> {
  if (!orderId || request === undefined) return
  const isUnpaid = and(inArray(storeOrders.state, ['open', 'abandoned']), isNull(storeOrders.placedAt))
  await tx
    .update(storeOrders)
    .set({ specialRequest: request })
    .where(and(eq(storeOrders.id, orderId), isUnpaid))
}

/** Marks the unpaid order of an emptied cart as abandoned. [STO-037, resolutions F12] */
export async function abandonOrder(ctx: Needs, tx: Tx, orderId: string | undefined): Promise<void> {
  const order = orderId ? await lockOrder(tx, orderId) : undefined
  if (order?.state === 'open') await changeState(ctx, tx, order, 'abandoned', 'The cart was emptied')
}
