import { and, asc, eq, isNotNull, notLike } from 'drizzle-orm'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { refunds } from '../../src/features/billing/refunds/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { seasonAt } from '../../src/features/money/model.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

const DAY_MS = 86_400_000
/** Last season and this one: the days after their beginning on which a month is paid. */
const MONTHS = [35, 65, 96, 126, 157, 188, 216, 247, 277, 308]
const TRIP = { day: 150, description: 'Tournament in Malmö, travel', amount: 14_500 }

type Payer = { id: string; name: string; email: string }

/** Creates two seasons of subscriptions and trips, so that the Money page has something to compare. */
export async function seedPastMoney(ctx: Ctx): Promise<void> {
  const payers = await ctx.db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    // The accounts of the demo logins stay easy to read.
    .where(and(eq(members.active, true), isNotNull(members.teamId), notLike(members.email, '%@demo.club')))
    .orderBy(asc(members.slug))
  const now = ctx.clock.now()
  const current = seasonAt(now, ctx.club.seasonStartMonth)
  const last = seasonAt(new Date(current.from.getTime() - DAY_MS), ctx.club.seasonStartMonth)
  const rows = payers
    .filter((_, index) => index % 3 === 0)
    .flatMap((payer, turn) => [
      ...seasonOfPayer(payer, turn, last.from),
      // Some left after last season, others have joined since.
      ...(turn % 5 === 0 ? [] : seasonOfPayer(payer, turn + 1, current.from)),
    ])
    .filter(({ paidAt }) => paidAt < now)
  await ctx.db.insert(payments).values(rows)
  await ctx.db.insert(refunds).values(
    rows
      .filter(({ refunded }) => refunded > 0)
      .map(({ id, refunded, updatedAt }) => ({
        id: `re_${newId()}`,
        paymentId: id,
        amount: refunded,
        status: 'succeeded',
        createdAt: updatedAt,
      })),
  )
}

function seasonOfPayer(payer: Payer, turn: number, from: Date) {
  const months = MONTHS.slice(turn % 3).map((day) =>
    aPaid(payer, {
      at: new Date(from.getTime() + (day + (turn % 9)) * DAY_MS),
      purpose: 'subscription',
      description: turn % 4 === 0 ? 'Student' : 'League teams',
      amount: turn % 4 === 0 ? 2800 : 4200,
    }),
  )
  if (turn % 2 === 1) return months
  const at = new Date(from.getTime() + (TRIP.day + (turn % 5)) * DAY_MS)
  // One in six did not travel and got half of it back.
  const refunded = turn % 6 === 0 ? TRIP.amount / 2 : 0
  return [...months, aPaid(payer, { ...TRIP, at, purpose: 'invoice', refunded })]
}

type Paid = {
  at: Date
  purpose: 'subscription' | 'invoice'
  description: string
  amount: number
  refunded?: number
}

const aPaid = (payer: Payer, { at, purpose, description, amount, refunded = 0 }: Paid) => ({
  id: newId(),
  purpose,
  objectId: payer.id,
  memberId: payer.id,
  payerName: payer.name,
  payerEmail: payer.email,
  description,
  amount: pence(amount),
  refunded: pence(refunded),
  status: 'paid' as const,
  providerFee: pence(Math.round(amount * 0.015) + 20),
  paidAt: at,
  createdAt: at,
  updatedAt: new Date(at.getTime() + (refunded > 0 ? 9 : 0) * DAY_MS),
})
