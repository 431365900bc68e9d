import { desc, type SQL, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant, localDate, longMonth } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { pence } from '../../../../kernel/money.ts'
import { seasonName, seasonOf } from '../../../../kernel/season.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { storeBatches } from '../../batches/table.server.ts'
import { saleFacts } from '../internal/sale-facts.server.ts'
import { type SaleRow, type SoldItem, type SoldSize, soldItems } from '../model.ts'
import { canReadSales } from '../policy.ts'
import type { SalesSearch } from '../schema.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

/**
 * Adds up the sales of a period by item and size, with VAT and less what was refunded. Throws Forbidden unless the
 * actor may read sales.
 */
export async function readSales(ctx: Reads, { of }: Pick<SalesSearch, 'of'>): Promise<SoldItem[]> {
  if (!canReadSales(ctx.actor)) throw new Forbidden()
  const found = await rows<SoldSize>(
    ctx.db,
    sql`select "itemId", min(number) as number, min(title) as title, size, sum(pieces)::int as pieces,
        sum(gross)::float8 as gross
      from (${saleFacts(ctx, of)}) fact group by "itemId", size`,
  )
  return soldItems(found.map((size) => ({ ...size, gross: pence(size.gross) })))
}

/** Lists the lines of orders behind a figure, the newest first. Throws like `readSales`. */
export async function listSaleRows(ctx: Reads, { of, item, size }: SalesSearch): Promise<SaleRow[]> {
  if (!canReadSales(ctx.actor)) throw new Forbidden()
  const found = await rows<Omit<SaleRow, 'at'> & { at: string }>(
    ctx.db,
    sql`select "orderId", "orderNumber", at, buyer, title, number, size, pieces, gross
      from (${saleFacts(ctx, of)}) fact where ${isItem(item)}
        and ${size === undefined ? sql`true` : sql`size = ${size}`}
      order by at desc, "orderNumber" desc, title, size`,
  )
  return found.map((row) => ({ ...row, at: new Date(row.at), gross: pence(row.gross) }))
}

function isItem(item: SalesSearch['item']): SQL {
  if (item === undefined) return sql`true`
  return item === 'other' ? sql`"itemId" is null` : sql`"itemId" = ${item}::uuid`
}

/** Lists the periods to choose from: seasons, the months of this season, and batches. Throws like `readSales`. */
export async function salesPeriods({
  db,
  actor,
  clock,
  club,
}: Reads): Promise<{ value: string; label: string }[]> {
  if (!canReadSales(actor)) throw new Forbidden()
  const today = clubDay(clock.now())
  const { from } = seasonOf(today, club.seasonStartMonth)
  const batches = await db
    .select({ value: storeBatches.id, label: storeBatches.title })
    .from(storeBatches)
    .orderBy(desc(storeBatches.expectedDelivery), desc(storeBatches.id))
  return [
    { value: 'this', label: `Season ${seasonName(today, club.seasonStartMonth)}` },
    { value: 'last', label: `Season ${seasonName(addDays(from, -1), club.seasonStartMonth)}` },
    ...monthsSince(from, today),
    ...batches.map(({ value, label }) => ({ value, label: `Batch: ${label}` })),
  ]
}

function monthsSince(from: string, today: string): { value: string; label: string }[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const months = Array.from({ length: 12 }, (_, at) => {
    const first = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 10)
    return { value: first.slice(0, 7), label: longMonth(clubInstant(localDate(first), '12:00')) }
  })
  return months.filter(({ value }) => value <= today.slice(0, 7)).toReversed()
}
