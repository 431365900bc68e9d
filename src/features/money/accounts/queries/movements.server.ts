import { sql } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import type { PaymentMethod, PaymentPurpose } from '../../../billing/payments/model.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { payBacks } from '../../../billing/refunds/table.server.ts'
import { matches } from '../../internal/conditions.server.ts'
import { ENTRIES } from '../../internal/entries.server.ts'
import { seasonNamed } from '../../model.ts'
import { findPayout } from '../../payouts/queries/payouts.server.ts'
import { entrySearch } from '../../schema.ts'
import type { Movement } from '../model/journal.ts'
import { payoutMovements } from '../model/payout-movements.ts'
import type { ExportSearch } from '../schema.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

type Row = {
  id: string
  at: string
  amount_minor: number
  fee_minor: number
  method: PaymentMethod
  kind: PaymentPurpose
  person: string
  description: string
  number: string
}

/**
 * Lists the money that came in or went back in a season or a month of it, oldest first, or what is in a payout. Throws
 * Forbidden unless the caller is finance staff, NotFound for an unknown payout.
 */
export async function listMovements(ctx: Needs, search: ExportSearch): Promise<Movement[]> {
  requireFinance(ctx)
  return search.payout ? payoutMovements(await findPayout(ctx, search.payout)) : movementsIn(ctx, search)
}

async function movementsIn(ctx: Needs, { season, month }: ExportSearch): Promise<Movement[]> {
  const chosen = seasonNamed(season || 'all', ctx.club.seasonStartMonth)
  const condition = matches(entrySearch.parse({ month }), chosen, ctx.clock.now())
  const found = await rows<Row>(
    ctx.db,
    sql`select entries.id, at, -entries.amount_minor as amount_minor, fee_minor,
      coalesce(b.method, p.method) as method, kind,
      coalesce(member, person) as person, entries.description, number
    from (select * from ${ENTRIES} entries where type in ('payment', 'reversal', 'refund') and ${condition}) entries
    join ${payments} p on p.id::text = source_id
    left join ${payBacks} b on entries.id = 'refund:' || b.id order by at, entries.id`,
  )
  return found.map(({ at, amount_minor, fee_minor, ...movement }) => ({
    ...movement,
    at: new Date(at),
    amount: pence(amount_minor),
    fee: pence(fee_minor),
  }))
}
