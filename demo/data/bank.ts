import { and, eq, like } from 'drizzle-orm'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { ignoreTransaction } from '../../src/features/money/bank/commands/ignore-transaction.server.ts'
import { importStatement } from '../../src/features/money/bank/commands/import-statement.server.ts'
import { bankTransactions } from '../../src/features/money/bank/table.server.ts'
import { clubDay } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'

const DAY_MS = 86_400_000

/** The lines of the club's bank: the day, the amount in pounds, the payer and the text. */
const LINES: readonly { daysAgo: number; pounds: string; payer: string; text: string }[] = [
  { daysAgo: 1, pounds: '60.00', payer: 'J HELLSTROM', text: 'REFEREE COURSE JONAS HELLSTROM' },
  { daysAgo: 2, pounds: '145.00', payer: 'Z TOTH', text: 'MALMO TRIP' },
  { daysAgo: 3, pounds: '36.00', payer: 'STARLING A/C 4471', text: 'XMAS PARTY' },
  { daysAgo: 5, pounds: '12.00', payer: 'A LINDGREN', text: 'THANKS FOR THE LIFT' },
  { daysAgo: 6, pounds: '500.00', payer: 'EALING SPORTS TRUST', text: 'GRANT JUNIOR GOALS' },
  { daysAgo: 8, pounds: '-318.40', payer: 'BRENTFORD HALL', text: 'HALL HIRE' },
]
const GRANT = 'Grant for the junior goals, not a fee'

/** Uploads a bank file: payments to confirm, one that was recorded before, and one that is set aside. */
export async function seedBank(ctx: Ctx): Promise<void> {
  const dayOf = (daysAgo: number) => {
    const [year, month, day] = clubDay(new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)).split('-')
    return `${day}/${month}/${year}`
  }
  const rows = LINES.map(({ daysAgo, pounds, payer, text }) =>
    [dayOf(daysAgo), payer, text, pounds].join(','),
  )
  const imported = await importStatement(
    ctx,
    ['Date,Counter Party,Reference,Amount (GBP)', ...rows].join('\n'),
  )
  if (!imported.ok) throw new Error(`the bank file was refused: ${imported.reason}`)
  const [grant] = await ctx.db.select().from(bankTransactions).where(like(bankTransactions.payer, 'EALING%'))
  if (grant) await ignoreTransaction(ctx, grant.id, GRANT)
  await linkRecorded(ctx)
}

/** Adds the line of a fee that was recorded as paid by bank transfer. */
async function linkRecorded({ db, clock }: Ctx): Promise<void> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, 'bank_transfer'), eq(payments.status, 'paid')))
    .limit(1)
  if (!payment?.paidAt) return
  const { id: paymentId, amount, payerName, reference: text, paidAt } = payment
  await db.insert(bankTransactions).values({
    ...{ key: `demo:${paymentId}`, paymentId, amount, text, paidOn: clubDay(paidAt) },
    payer: payerName.toUpperCase(),
    createdAt: clock.now(),
  })
}
