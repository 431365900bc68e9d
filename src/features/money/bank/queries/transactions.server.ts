import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { listWords } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { CONFIDENCES, candidatesFor, type Match, matchAll } from '../model/match.ts'
import { type BankSearch, PAGE } from '../schema.ts'
import { type BankTransaction, bankTransactions } from '../table.server.ts'
import { isIgnored, isOpen, isRecorded } from './conditions.server.ts'
import { listOpenItems } from './open-items.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

/** More unmatched payments are matched once some of these are done. */
const MAX_MATCHED = 2000

const CONDITIONS: Readonly<Record<BankSearch['show'], SQL>> = {
  '': isOpen,
  recorded: isRecorded,
  ignored: isIgnored,
}

/** The number of payments on the bank statement in each state. Throws Forbidden unless the caller is finance staff. */
export async function countTransactions(ctx: Needs) {
  requireFinance(ctx)
  const [open, recorded, ignored] = await Promise.all(
    [isOpen, isRecorded, isIgnored].map((condition) => ctx.db.$count(bankTransactions, condition)),
  )
  return { open: open ?? 0, recorded: recorded ?? 0, ignored: ignored ?? 0 }
}

export type MatchedTransaction = BankTransaction & { match: Match }

/**
 * Lists the payments that wait for a person, with what each is probably for: the certain ones first. Throws Forbidden
 * unless the caller is finance staff.
 */
export async function listOpenTransactions(ctx: Needs, start: number): Promise<MatchedTransaction[]> {
  const charges = await listOpenItems(ctx)
  const open = await newest(ctx.db, isOpen, MAX_MATCHED, 0)
  const matches = matchAll(open, charges)
  return open
    .flatMap((transaction) => {
      const match = matches.get(transaction.id)
      return match ? [{ ...transaction, match }] : []
    })
    .sort((a, b) => CONFIDENCES.indexOf(a.match.confidence) - CONFIDENCES.indexOf(b.match.confidence))
    .slice(start, start + PAGE)
}

export type HandledTransaction = BankTransaction & {
  /** What the recorded payment is for, and what of its sum was reversed; null if it was ignored. */
  payment: { id: string; person: string; description: string; reversed: Pence } | null
}

/** Lists the payments that are recorded or ignored, newest first. Throws as `listOpenTransactions` does. */
export async function listHandledTransactions(
  ctx: Needs,
  { show, start }: BankSearch,
): Promise<HandledTransaction[]> {
  requireFinance(ctx)
  const found = await newest(ctx.db, CONDITIONS[show], PAGE, start)
  return Promise.all(found.map(async (one) => ({ ...one, payment: await paymentOf(ctx.db, one) })))
}

/** One payment on the bank statement. Throws as `listOpenTransactions` does, and NotFound for an unknown one. */
export async function findTransaction(ctx: Needs, id: string) {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const [found] = await ctx.db.select().from(bankTransactions).where(eq(bankTransactions.id, id))
  if (!found) throw new NotFound()
  const payment = await paymentOf(ctx.db, found)
  const items = payment ? [] : await listOpenItems(ctx)
  const match = matchAll([found], items).get(id)
  const proposed = match?.charges.map(({ source, sourceId }) => `${source}/${sourceId}`) ?? []
  return { transaction: found, payment, candidates: candidatesFor(found, items), proposed }
}

const newest = (db: Db, condition: SQL, limit: number, offset: number): Promise<BankTransaction[]> =>
  db
    .select()
    .from(bankTransactions)
    .where(condition)
    .orderBy(desc(bankTransactions.paidOn), desc(bankTransactions.id))
    .limit(limit)
    .offset(offset)

async function paymentOf(db: Db, { paymentId }: BankTransaction): Promise<HandledTransaction['payment']> {
  const ofSum = await db
    .select({
      status: payments.status,
      amount: payments.amount,
      id: payments.id,
      person: sql<string>`coalesce((select m.name from members m where m.id = ${payments.memberId}), ${payments.payerName})`,
      description: payments.description,
    })
    .from(payments)
    .where(eq(payments.groupId, paymentId))
    .orderBy(payments.id)
  const recorded = ofSum.filter(({ status }) => status === 'paid')
  const reversed = ofSum.filter(({ status }) => status !== 'paid')
  const [first] = recorded
  return first
    ? {
        id: first.id,
        person: listWords([...new Set(recorded.map(({ person }) => person))]),
        description: listWords(recorded.map(({ description }) => description)),
        reversed: pence(reversed.reduce((sum, { amount }) => sum + amount, 0)),
      }
    : null
}
