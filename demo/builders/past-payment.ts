import type { PaymentMethod, PaymentPurpose } from '../../src/features/billing/payments/model.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { refunds } from '../../src/features/billing/refunds/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

const DAY_MS = 86_400_000
/** Days until a refund. */
const REFUND_DAYS = 9

export type Payer = { id: string; name: string; email: string }

type Paid = {
  at: Date
  purpose: PaymentPurpose
  description: string
  amount: number
  refunded?: number
  /** The fee of which it is an instalment. */
  partOf?: number
  /** The payer's id by default. */
  objectId?: string
  method?: PaymentMethod
  reference?: string
}

/** The row of a payment of the past, which the provider does not know: by card unless a method is given. */
export function aPastPayment(payer: Payer, given: Paid) {
  const { at, amount, refunded = 0, partOf, objectId = payer.id, ...others } = given
  const { method = 'card', reference = '', ...rest } = others
  return {
    ...rest,
    ...{ id: newId(), objectId, method, reference, status: 'paid' as const },
    memberId: payer.id,
    payerName: payer.name,
    payerEmail: payer.email,
    paymentIntentId: method === 'card' ? `pi_${newId().replaceAll('-', '')}` : null,
    amount: pence(amount),
    partOf: partOf === undefined ? null : pence(partOf),
    refunded: pence(refunded),
    providerFee: method === 'card' ? pence(Math.round(amount * 0.015) + 20) : null,
    paidAt: at,
    createdAt: at,
    updatedAt: new Date(at.getTime() + (refunded > 0 ? REFUND_DAYS : 0) * DAY_MS),
  }
}

export type PastPayment = ReturnType<typeof aPastPayment>

/** Adds payments of the past with their refunds, except those that are still to come. */
export async function somePastPayments(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  given: readonly PastPayment[],
): Promise<void> {
  const rows = given.filter(({ paidAt }) => paidAt < clock.now())
  if (rows.length > 0) await db.insert(payments).values(rows)
  const refunded = rows
    .filter((row) => row.refunded > 0)
    .map((row) => ({
      id: `re_${newId()}`,
      paymentId: row.id,
      amount: row.refunded,
      status: 'succeeded',
      createdAt: row.updatedAt,
    }))
  if (refunded.length > 0) await db.insert(refunds).values(refunded)
}
