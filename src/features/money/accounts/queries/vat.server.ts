import { sql } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { contribution, quarter, VAT_RATE } from '../../internal/conditions.server.ts'
import { ENTRIES } from '../../internal/entries.server.ts'
import { type VatLine, type VatQuarter, vatTotal } from '../model/vat.ts'

type Row = { quarter: string; rate: string; received: number; refunded: number; vat: number }

/**
 * Money with VAT, that came in or went back. A refund takes off the share of the order's VAT that it returns, so that
 * nothing is left of an order that was refunded in full, in however many parts.
 */
const MOVED = sql`(select entries.*, orders.vat_minor, orders.gross_minor,
    sum(-entries.amount_minor) over (partition by source_id order by at, entries.id) as kept_minor
  from ${ENTRIES} entries
  left join payments on entries.kind = 'order' and payments.id::text = source_id
  left join store_orders orders on orders.id = payments.object_id
  where type in ('payment', 'reversal', 'refund'))`

/**
 * Adds up what was received and refunded by quarter, newest first, and by rate of VAT, with the VAT in it. Money counts
 * in the quarter in which it came in or went back. Throws Forbidden unless the caller is finance staff.
 */
export async function vatQuarters(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<VatQuarter[]> {
  requireFinance(ctx)
  const now = ctx.clock.now()
  const found = await rows<Row>(
    ctx.db,
    sql`select ${quarter()} as quarter, ${VAT_RATE} as rate,
      sum(${contribution('received', now)})::bigint as received,
      sum(${contribution('refunded', now)})::bigint as refunded,
      sum(coalesce(round(vat_minor::numeric * kept_minor / nullif(gross_minor, 0))
        - round(vat_minor::numeric * (kept_minor + amount_minor) / nullif(gross_minor, 0)), 0))::bigint as vat
    from ${MOVED} entries group by 1, 2 order by 1 desc, 2`,
  )
  return [...Map.groupBy(found, (row) => row.quarter)].map(([id, some]) => {
    const lines = some.map(lineOf).toSorted(byRate)
    return { id, lines, total: vatTotal(lines) }
  })
}

function lineOf({ rate, received, refunded, vat }: Row): VatLine {
  const gross = pence(received - refunded)
  return {
    rate,
    received: pence(received),
    refunded: pence(refunded),
    gross,
    vat: pence(vat),
    net: pence(gross - vat),
  }
}

/** The highest rate comes first, and money without VAT last. */
const byRate = (a: VatLine, b: VatLine): number => (Number(b.rate) || 0) - (Number(a.rate) || 0)
