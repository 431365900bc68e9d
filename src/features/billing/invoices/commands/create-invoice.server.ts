import { isDeepStrictEqual } from 'node:util'
import type { Pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { lockPayer } from '../../customers/commands/customer-of.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { requireFinance } from '../../policy.ts'

export type InvoiceToCreate = {
  memberId: string
  amount: Pence
  description: string
  /** The idempotency key: requests with the same key create one invoice. */
  key: string
}

export type CreateInvoice = Outcome<
  { operationId: string },
  | { reason: 'NO_EMAIL' }
  /** The key was used for a different invoice. */
  | { reason: 'KEY_USED' }
>

/**
 * Requests an invoice that the provider sends to a member by e-mail. The operation records the outcome. Throws
 * Forbidden unless the caller is finance staff, NotFound for an unknown member. [INV-008, INV-009, resolutions B21]
 */
export async function createInvoice(ctx: StaffNeeds, input: InvoiceToCreate): Promise<CreateInvoice> {
  requireFinance(ctx)
  const { memberId, amount, description, key } = input
  const id = `invoice:${memberId}:${key}`
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPayer(ctx, tx, memberId))) return refused('NO_EMAIL')
    const request = { amount, description }
    const operation = await requestOperation(ctx, tx, { id, kind: 'invoice.create', memberId, request })
    return isDeepStrictEqual(operation.request, request) ? done({ operationId: id }) : refused('KEY_USED')
  })
}
