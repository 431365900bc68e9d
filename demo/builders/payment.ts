import type {
  PaymentMethod,
  PaymentPurpose,
  PaymentStatus,
} from '../../src/features/billing/payments/model.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { type Pence, pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

type Given = {
  purpose?: PaymentPurpose
  objectId: string
  member?: { id: string; name: string; email?: string }
  payerName?: string
  payerEmail?: string
  memberId?: string | null
  amount?: number
  refunded?: number
  status?: PaymentStatus
  description?: string
  paidAt?: Date
  disputed?: boolean
  subscriptionId?: string
  chargeId?: string
  paymentIntentId?: string
  customerId?: string
  invoiceId?: string
  partOf?: Pence
  groupId?: string
  method?: PaymentMethod
  reference?: string
}

/** Records a card payment in the ledger, settled by default. */
export async function aPayment(ctx: Pick<Ctx, 'db' | 'clock'>, given: Given) {
  const { member, status = 'paid', paidAt = ctx.clock.now(), amount = 1000, refunded = 0, ...rest } = given
  const id = newId()
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      id,
      groupId: rest.method && rest.method !== 'card' ? id : null,
      purpose: 'event',
      amount: pence(amount),
      refunded: pence(refunded),
      description: 'A payment',
      payerName: member?.name ?? 'Robin Example',
      payerEmail: member?.email ?? '',
      memberId: member?.id ?? null,
      paymentIntentId: `pi_${newId().replaceAll('-', '')}`,
      ...rest,
      status,
      paidAt: status === 'paid' || status === 'refunded' ? paidAt : null,
      createdAt: paidAt,
      updatedAt: paidAt,
    })
    .returning()
  if (!payment) throw new Error('the payment was not written')
  return payment
}
