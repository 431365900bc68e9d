import { sql } from 'drizzle-orm'
import { anEvent } from '../../demo/builders/event.ts'
import { aTicketType } from '../../demo/builders/ticket-type.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { settlePayment } from '../../src/features/billing/sync/commands/settle-payment.server.ts'
import { payBooking } from '../../src/features/events/booking/commands/pay-booking.server.ts'
import { payRest } from '../../src/features/events/booking/commands/pay-rest.server.ts'
import { followPayment } from '../../src/features/events/booking/commands/sync-booking.server.ts'
import { ticketPath } from '../../src/features/events/booking/model/ticket-link.ts'
import { openCharges } from '../../src/features/money/chasing/internal/open-charges.server.ts'
import { recordPayment } from '../../src/features/money/commands/record-payment.server.ts'
import { moneyFigures } from '../../src/features/money/queries/figures.server.ts'
import { addDays, clubDay } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anActor } from './actors.ts'
import { aBooking } from './bookings.ts'
import { as } from './database.ts'
import { aBillingCtx } from './sandbox.ts'

const DAY_MS = 86_400_000

/** A camp in 30 days at £100, with a deposit of £30.01 and the rest due in 10 days. */
export async function aCamp() {
  const { ctx, sandbox } = await aBillingCtx()
  const now = ctx.clock.now()
  const event = await anEvent(ctx, { name: 'Camp', startsAt: new Date(now.getTime() + 30 * DAY_MS) })
  const type = await aTicketType(ctx, event, {
    price: pence(10_000),
    deposit: pence(3001),
    restDueOn: addDays(clubDay(now), 10),
  })
  const camp = { event, type }
  const tokenOf = ({ id }: { id: string }) =>
    new URL(ticketPath(ctx.secret, id, event), 'http://x').searchParams.get('token') ?? ''
  const settle = async (sessionId: string, objectId: string) => {
    await sandbox.pay(sessionId)
    await settlePayment(ctx, sessionId)
    await followPayment(ctx, objectId)
  }
  const book = async (...names: string[]) => {
    const booking = await aBooking(ctx, camp, ...names)
    const paying = await payBooking(ctx, booking.id)
    if (!paying.ok) throw new Error(paying.reason)
    await settle(paying.sessionId, booking.id)
    return { booking, token: tokenOf(booking) }
  }
  const payLater = async ({ booking, token }: Awaited<ReturnType<typeof book>>) => {
    const paying = await payRest(ctx, token)
    if (!paying.ok) throw new Error(paying.reason)
    await settle(paying.sessionId, booking.restId ?? '')
  }
  return { ctx, sandbox, finance: as(ctx, anActor('finance')), camp, tokenOf, settle, book, payLater }
}

/** The payments with their description, amount and what was refunded of it. */
export const ledgerOf = async ({ db }: Ctx) =>
  (await db.select().from(payments).orderBy(payments.id)).map(({ description, amount, refunded }) => [
    description,
    amount,
    refunded,
  ])

/** The figures of all seasons, and what is open. */
export const figuresOf = async (finance: Ctx) => {
  const { total, open } = await moneyFigures(finance, 'all')
  return { ...total, open }
}

export const openOf = (ctx: Ctx) => openCharges(ctx, ctx.db, sql`true`)

/** Records the rest of a booking in cash. */
export const recordRest = (finance: Ctx, restId: string, amount: number, open = amount) =>
  recordPayment(finance, {
    items: [{ source: 'bookings', sourceId: restId, amount: pence(amount), open: pence(open) }],
    method: 'cash',
    reference: '',
    paidOn: clubDay(finance.clock.now()),
    key: newId(),
  })
