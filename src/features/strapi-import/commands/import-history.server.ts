import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { clubDay } from '../../../kernel/dates.ts'
import { Invalid } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { isItem, type SourceItem } from '../../../platform/strapi-source/strapi-source.ts'
import { registrations } from '../../registrations/table.server.ts'
import { batchOrders, storeBatches } from '../../store/batches/table.server.ts'
import { storeItems } from '../../store/catalog/table.server.ts'
import { storeOrderEvents, storeOrderLines, storeOrders } from '../../store/orders/table.server.ts'
import { type SourceOrder, sourceOrder, sourceRegistration, totalOf } from '../model/history.ts'
import type { Result } from '../model/report.ts'
import { sourceId } from '../model/source-values.ts'
import { strapiImports } from '../table.server.ts'
import { importedOf, type Run, recordNew } from './run.server.ts'

/** Writes one historic item. Throws Invalid if it cannot be stored. */
type Write = (tx: Tx, run: Run, id: string, item: SourceItem, notes: string[]) => Promise<void>

const WRITES: Readonly<Record<string, Write>> = { registrations: writeRegistration, storeorders: writeOrder }

/**
 * Imports a settled registration or order in its own transaction. Later imports do not change it, and it triggers no
 * job, e-mail or payment.
 */
export async function importHistory(
  run: Run,
  { collection, table, id: column }: ContentType,
  item: SourceItem,
  id: string,
  notes: string[],
): Promise<Result> {
  const { ctx } = run
  const known = importedOf(run, collection).get(id)
  if (known) return (await ctx.db.$count(table, eq(column, known.entryId))) > 0 ? 'SAME' : 'REMOVED'
  const recorded = { collection, sourceId: id, entryId: newId(), digest: '' }
  await transact(ctx, async (tx) => {
    await WRITES[collection]?.(tx, run, recorded.entryId, item, notes)
    await recordNew(tx, run, recorded)
    await touchEntry(tx, collection, recorded.entryId)
  })
  importedOf(run, collection).set(id, { ...recorded, erased: false })
  return 'NEW'
}

async function writeRegistration(tx: Tx, run: Run, id: string, item: SourceItem): Promise<void> {
  const { Created: createdAt, Data: data, ...given } = parsed(sourceRegistration, item)
  const memberId = memberOf(run, item.member)
  const { registration_paid: registrationPaid, subscription_paid: subscriptionPaid, ...person } = given
  if (!memberId && !registrationPaid && !subscriptionPaid)
    throw new Invalid({ member: ['it is neither paid nor linked to a member'] })
  await tx.insert(registrations).values({
    id,
    ...person,
    // No token has an empty hash, so nobody can open the registration with an access token.
    tokenHash: '',
    questions: data?.questions ?? [],
    details: data?.details ?? [],
    checks: data?.checks ?? [],
    memberships: data?.memberships ?? [],
    memberId: memberId ?? null,
    registrationPaid,
    subscriptionPaid,
    submittedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  })
}

async function writeOrder(tx: Tx, run: Run, id: string, item: SourceItem, notes: string[]): Promise<void> {
  const order = parsed(sourceOrder, item)
  const isPaid = order.TotalPaid > 0 || Boolean(item.payment)
  if (!isPaid && !order.adminOrder) throw new Invalid({ payment: ['it is not paid'] })
  const state = order.adminOrder ? 'club' : 'paid'
  const memberId = memberOf(run, isItem(item.user) ? item.user.member : undefined)
  if (!memberId && !order.adminOrder) notes.push('without its buyer')
  const total = totalOf(order)
  const createdAt = order.Created
  const lines = await linesOf(tx, id, order)
  await tx.insert(storeOrders).values({
    id,
    memberId: memberId ?? null,
    state,
    specialRequest: order.SpecialRequest,
    // The VAT at that time is unknown.
    netMinor: total,
    grossMinor: total,
    adminOrder: order.adminOrder,
    placedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  })
  await tx.insert(storeOrderLines).values(lines)
  const note = 'Imported from the earlier site'
  await tx.insert(storeOrderEvents).values({ id: newId(), orderId: id, at: createdAt, state, note })
  await tx
    .insert(batchOrders)
    .values({ orderId: id, batchId: await closedBatch(tx, run), joinedAt: createdAt })
}

async function linesOf(tx: Tx, orderId: string, { Items: items }: SourceOrder) {
  const numbers = items.map(({ id }) => id)
  const found = await tx
    .select({ id: storeItems.id, number: storeItems.itemId })
    .from(storeItems)
    .where(inArray(storeItems.itemId, numbers))
  const ids = new Map(found.map(({ id, number }) => [number, id]))
  return items.map(({ id, title, size, quantity, price, print }, position) => {
    const itemId = ids.get(id)
    if (!itemId) throw new Invalid({ Items: [`the store has no item ${id}`] })
    const personalisation = print?.requiresPrint
      ? {
          initials: print.initials,
          shirtNumber: print.dorsal ?? null,
          personalisationNetMinor: print.pricePrint,
        }
      : {}
    return {
      orderId,
      position,
      itemId,
      title,
      size,
      quantity,
      netMinor: price,
      vatMinor: 0,
      ...personalisation,
    }
  })
}

const BATCHES = 'storebatches'

/** Returns the closed batch of all imported orders. Without a batch they would be ordered from the supplier again. */
async function closedBatch(tx: Tx, run: Run): Promise<string> {
  const [known] = await tx
    .select({ entryId: strapiImports.entryId })
    .from(strapiImports)
    .where(eq(strapiImports.collection, BATCHES))
  if (known) return known.entryId
  const entryId = newId()
  const expectedDelivery = clubDay(run.ctx.clock.now())
  await tx
    .insert(storeBatches)
    .values({ id: entryId, title: 'Imported orders', status: 'Closed', expectedDelivery })
  await recordNew(tx, run, { collection: BATCHES, sourceId: 'imported', entryId, digest: '' })
  return entryId
}

function memberOf(run: Run, given: unknown): string | undefined {
  const member = importedOf(run, 'members').get(sourceId(given) ?? '')
  return member && !member.erased ? member.entryId : undefined
}

function parsed<T extends z.ZodType>(schema: T, item: SourceItem): z.output<T> {
  const checked = schema.safeParse(item)
  if (!checked.success) throw new Invalid({ '': checked.error.issues.map(({ message }) => message) })
  return checked.data
}
