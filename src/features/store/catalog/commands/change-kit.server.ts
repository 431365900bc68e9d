import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import type { KitChange, KitSearch } from '../model/kit-change.ts'
import { canManageStore } from '../policy.ts'
import { findKitIds, isPriced } from '../queries/kit-list.server.ts'
import { storeItems, storeStock } from '../table.server.ts'
import { nameCause } from './name-cause.server.ts'

/** The number of changed items, and of items that were not put on sale because they have no price. */
export type ChangedKit = { ok: true; changed: number; unpriced: number }

/** `isChildrensSize` in SQL. */
const isChildrens: SQL = sql`(${storeStock.size} ~ '^\\d{2,3}(/\\w+)?$'
  and substring(${storeStock.size} from '^\\d+')::int between 86 and 176)`

/**
 * Changes prices, stock, availability and sale of many items in one transaction: the selected ones, or all items of the
 * list. A price for every size replaces the prices of single sizes. An item without a price is not put on sale. Throws
 * Forbidden unless the actor manages the store.
 */
export async function changeKit(ctx: Ctx, change: KitChange, listed: KitSearch): Promise<ChangedKit> {
  if (!canManageStore(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const ids = change.all ? await findKitIds(tx, listed) : change.item
    if (ids.length === 0) return { ok: true, changed: 0, unpriced: 0 }
    const changed = await tx
      .update(storeItems)
      .set({ updatedAt: ctx.clock.now(), version: sql`${storeItems.version} + 1` })
      .where(inArray(storeItems.id, ids))
      .returning({ id: storeItems.id })
    await nameCause(tx, { reason: 'counted' }, ctx.actor)
    await setPrices(tx, ids, change)
    await setStock(tx, ids, change, ctx.clock.now())
    const unpriced = await putOnSale(tx, ids, change)
    const { item: _item, ...facts } = change
    await auditStaff(tx, ctx, {
      action: 'storeitems.change-many',
      subject: 'storeitems',
      facts: { ...facts, items: changed.length },
    })
    await touch(tx, 'storeitems', 'storecategories', ...changed.map(({ id }) => `storeitems/${id}`))
    return { ok: true, changed: changed.length, unpriced }
  })
}

async function setPrices(tx: Tx, ids: readonly string[], { of, price1, price2 }: KitChange): Promise<void> {
  if (price1 === undefined && price2 === undefined) return
  const wanted = {
    ...(price1 !== undefined && { price1Minor: price1 }),
    ...(price2 !== undefined && { price2Minor: price2 }),
  }
  if (of === 'childrens') {
    await tx
      .update(storeStock)
      .set(wanted)
      .where(and(inArray(storeStock.itemId, [...ids]), isChildrens))
    return
  }
  await tx
    .update(storeItems)
    .set(wanted)
    .where(inArray(storeItems.id, [...ids]))
  const none = {
    ...(price1 !== undefined && { price1Minor: null }),
    ...(price2 !== undefined && { price2Minor: null }),
  }
  await tx
    .update(storeStock)
    .set(none)
    .where(inArray(storeStock.itemId, [...ids]))
}

/** Sets stock and availability. A new `moves` invalidates stock figures that were read earlier. */
async function setStock(
  tx: Tx,
  ids: readonly string[],
  { of, stock, availability }: KitChange,
  now: Date,
): Promise<void> {
  if (stock === undefined && availability === '') return
  await tx
    .update(storeStock)
    .set({
      ...(stock !== undefined && { stock }),
      ...(availability !== '' && { availability: availability === 'counted' ? null : availability }),
      moves: sql`${storeStock.moves} + 1`,
    })
    .where(and(inArray(storeStock.itemId, [...ids]), of === 'childrens' ? isChildrens : undefined))
  await tx
    .update(storeItems)
    .set({ stockUpdatedAt: now })
    .where(inArray(storeItems.id, [...ids]))
}

/** Returns the number of items that stay off sale because they have no price. */
async function putOnSale(tx: Tx, ids: readonly string[], { sale }: KitChange): Promise<number> {
  if (sale === '') return 0
  const chosen = inArray(storeItems.id, [...ids])
  if (sale === 'off') {
    await tx.update(storeItems).set({ active: false }).where(chosen)
    return 0
  }
  await tx.update(storeItems).set({ active: true }).where(and(chosen, isPriced))
  return tx.$count(storeItems, and(chosen, sql`not ${isPriced}`))
}
