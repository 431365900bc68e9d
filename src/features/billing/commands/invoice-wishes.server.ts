import { and, eq, type SQL } from 'drizzle-orm'
import type { Pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditOf } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { invoices, invoiceWishes } from '../table.server.ts'
import { storedCustomer } from './customer.server.ts'
import { oneAtATime } from './grants.server.ts'

/** An invoice that staff make, by its form. */
type Named = { memberId: string; key: string }

const isNamed = ({ memberId, key }: Named): SQL | undefined =>
  and(eq(invoiceWishes.memberId, memberId), eq(invoiceWishes.key, key))

/** What is asked for, and as whom the member pays. */
export type InvoiceAsked = Named & { customerId: string; amount: Pence; description: string }

/** Longer than the five questions of one try take: each three attempts, 17 s with their rests. */
const LONGEST_ASKING_MS = 120_000

export type BegunInvoice = Outcome<
  {
    /** The customer to make it out to: the one of an earlier try that has no answer yet, else the given one. */
    customer: string
    /** The same for the same question, another for a corrected one. */
    question: string
    asked: Date
  },
  /** The provider is being asked at this moment, or has answered just now. */
  | { reason: 'LOOK_AGAIN' }
  /** The member pays as another by now. */
  | { reason: 'OTHER_CUSTOMER' }
>

/**
 * Notes that an invoice is being made, before the provider hears of it. Of two tries of one form one asks at a time, so
 * that the second finds what the first has left. [INV-008, resolutions B21]
 */
export async function beginInvoice(
  ctx: Pick<Ctx, 'db' | 'clock' | 'payments' | 'actor'>,
  { memberId, key, customerId, amount, description }: InvoiceAsked,
): Promise<BegunInvoice> {
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const asked = ctx.clock.now()
  const words = { amountMinor: amount, description }
  const asking = { createdAt: asked, askingUntil: new Date(asked.getTime() + LONGEST_ASKING_MS) }
  return ctx.db.transaction(async (tx) => {
    await oneAtATime(tx, memberId)
    const [earlier] = await tx.select().from(invoiceWishes).where(isNamed({ memberId, key }))
    if (!earlier) {
      if (await isMade(tx, { memberId, key })) return refused('LOOK_AGAIN')
      if ((await storedCustomer(ctx, tx, memberId)) !== customerId) return refused('OTHER_CUSTOMER')
      const wish = { memberId, key, customerId, actorId, begunAt: asked, ...words, ...asking }
      await tx.insert(invoiceWishes).values(wish)
      return done({ customer: customerId, question: questionOf(wish), asked })
    }
    if (earlier.askingUntil && earlier.askingUntil > asked) return refused('LOOK_AGAIN')
    const isSame = earlier.amountMinor === amount && earlier.description === description
    const begunAt = isSame ? earlier.begunAt : asked
    const wish = { ...earlier, begunAt, ...words, ...asking }
    await tx.update(invoiceWishes).set(wish).where(isNamed({ memberId, key }))
    return done({ customer: wish.customerId, question: questionOf(wish), asked })
  })
}

const isMade = async (tx: Tx, { memberId, key }: Named): Promise<boolean> =>
  (await tx.$count(invoices, and(eq(invoices.memberId, memberId), eq(invoices.request, key)))) > 0

const questionOf = ({ key, customerId, begunAt }: { key: string; customerId: string; begunAt: Date }) =>
  `${key}:${customerId}:${begunAt.getTime()}`

/** No answer has come in time: it may be corrected and asked for again at once. */
export async function pauseInvoice(db: Db, named: Named, asked: Date): Promise<void> {
  const isThat = and(isNamed(named), eq(invoiceWishes.createdAt, asked))
  await db.update(invoiceWishes).set({ askingUntil: null }).where(isThat)
}

/** The provider has answered: nothing was sent. What it may have begun the same form finds. */
export async function endInvoice(db: Db | Tx, named: Named, asked: Date): Promise<void> {
  await db.delete(invoiceWishes).where(and(isNamed(named), eq(invoiceWishes.createdAt, asked)))
}

/** The provider has answered: it was made. Noted as the deed of whoever asked first, once. */
export async function keepInvoice(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  named: Named,
  invoice: string,
): Promise<void> {
  const [wish] = await tx.delete(invoiceWishes).where(isNamed(named)).returning()
  if (!wish) return
  await auditOf(tx, clock, wish.actorId, {
    action: 'billing.create-invoice',
    subject: `members/${wish.memberId}`,
    facts: { invoice },
  })
}

/** Whether staff are making an invoice for a member, or have tried to and no answer is known. */
export const isBeingInvoiced = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(invoiceWishes, eq(invoiceWishes.memberId, memberId))) > 0
