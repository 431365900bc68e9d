import { and, asc, eq, isNull } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../payments/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { payBacks } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

const COLUMNS = {
  id: payBacks.id,
  amount: payBacks.amount,
  since: payBacks.createdAt,
  paidBackAt: payBacks.paidBackAt,
  paymentId: payments.id,
  /** How it was paid. */
  method: payments.method,
  status: payments.status,
  payerName: payments.payerName,
  payerEmail: payments.payerEmail,
  description: payments.description,
}

/** Lists what is still to pay back, oldest first. Throws Forbidden unless the caller is finance staff. */
export async function openPayBacks({ db, actor }: Needs) {
  requireFinance({ actor })
  return (
    db
      .select(COLUMNS)
      .from(payBacks)
      .innerJoin(payments, eq(payments.id, payBacks.paymentId))
      // A payment that was reversed never came in.
      .where(and(isNull(payBacks.paidBackAt), eq(payments.status, 'paid')))
      .orderBy(asc(payBacks.createdAt), asc(payBacks.id))
  )
}

/** Finds what is owed, paid back or not. Throws Forbidden unless the caller is finance staff, NotFound if unknown. */
export async function findPayBack({ db, actor }: Needs, id: string) {
  requireFinance({ actor })
  const [found] = isId(id)
    ? await db
        .select(COLUMNS)
        .from(payBacks)
        .innerJoin(payments, eq(payments.id, payBacks.paymentId))
        .where(eq(payBacks.id, id))
    : []
  if (!found) throw new NotFound()
  return { ...found, isOpen: found.paidBackAt === null && found.status === 'paid' }
}
