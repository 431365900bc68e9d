import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { demandFinance } from '../../policy.ts'
import { failureText } from '../model.ts'
import { type Operation, providerOperations } from '../table.server.ts'

/** An operation in words, for the member of staff who waits for it. */
export type OperationState = { status: Operation['status']; text: string }

/** How far an operation is. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
export async function operationState(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  id: string,
): Promise<OperationState> {
  demandFinance({ actor })
  const [found] = await db
    .select({ operation: providerOperations, name: members.name })
    .from(providerOperations)
    .leftJoin(members, eq(members.id, providerOperations.memberId))
    .where(eq(providerOperations.id, id))
  if (!found) throw new NotFound()
  const { operation, name } = found
  return { status: operation.status, text: textOf(operation, name ?? '') }
}

type Facts = { plan?: string; amount?: number; subscriptionId?: string }

function textOf({ kind, status, request, error }: Operation, name: string): string {
  const { plan = '', amount = 0, subscriptionId = '' } = request as Facts // as its command wrote it
  const why = error === 'RUNNING' ? 'the member already has it.' : failureText(error ?? '')
  const words = {
    'customer.create': [`${name} can be billed`, `Could not make a customer of ${name}`],
    'subscription.create': [
      `Assigned subscription ${plan} to ${name}!`,
      `Could not assign ${plan} to ${name}`,
    ],
    'subscription.cancel': [`${subscriptionId} Cancelled!`, 'The subscription was not cancelled'],
    'invoice.create': [`Invoice sent to ${name}`, `Could not send an invoice to ${name}`],
    'refund.create': [`${formatPence(pence(amount))} refunded`, 'The card provider refused'],
  }[kind]
  if (status === 'pending') return 'Waiting for the card provider'
  return status === 'done' ? `${words[0]}` : `${words[1]}: ${why}`
}
