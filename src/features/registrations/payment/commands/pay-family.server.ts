import { formatPence } from '../../../../kernel/money.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import { type FamilyLine, namesOf } from '../../children/model/family-fees.ts'
import { familyOf } from '../../children/queries/family.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import {
  isStillWith,
  keepIf,
  nextOf,
  type PayFee,
  payerOf,
  returnsOf,
  spendPayment,
} from './fee-checkout.server.ts'

type Needs = Pick<
  Ctx,
  'db' | 'payments' | 'config' | 'club' | 'clock' | 'pages' | 'log' | 'secret' | 'client'
>

/**
 * Opens one checkout session for all unpaid fees of a family, each at its own price. The payment belongs to
 * the first unpaid child, so that every tab finds the same session.
 */
export async function payFamily(
  ctx: Needs,
  registration: Registration,
  lines: readonly FamilyLine[],
): Promise<PayFee> {
  const due = lines.filter(({ paid }) => !paid)
  const [first] = due
  if (!first) return refused('ALREADY_PAID')
  const payer = payerOf(registration)
  if (payer.email === '') return refused('NO_EMAIL')
  const spent = await spendPayment(ctx, first.id)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const started = await startCheckout(ctx, {
    purpose: 'registration',
    objectId: first.id,
    description: descriptionOf(due),
    lines: due.map((line) => ({
      name: `${line.label}, ${line.firstName}`,
      ...(line.amount < line.full && { description: `Sibling price, instead of ${formatPence(line.full)}` }),
      amount: line.amount,
      quantity: 1,
    })),
    parts: due.map((line) => ({
      objectId: line.id,
      description: `${line.label}, ${line.firstName}`,
      amount: line.amount,
    })),
    payer,
    returns: returnsOf(first.id, 'registration'),
    next: nextOf(first.id),
  })
  if (!started.ok) return started.reason === 'UNKNOWN_PRICE' ? refused('NO_FEE') : started
  return keepIf(ctx, started, await areStillDue(ctx, registration, due))
}

/** "Registration for Mia (£45.00) and Ole (£22.50, sibling price)": the text in the ledger and on the receipt. */
function descriptionOf(due: readonly FamilyLine[]): string {
  const children = due.map(
    ({ firstName, amount, full }) =>
      `${firstName} (${formatPence(amount)}${amount < full ? ', sibling price' : ''})`,
  )
  return `${[...new Set(due.map(({ label }) => label))].join(' and ')} for ${namesOf(children)}`
}

/** Whether no child was removed or assigned to another member while the session was being created. */
async function areStillDue(
  ctx: Needs,
  registration: Registration,
  due: readonly FamilyLine[],
): Promise<boolean> {
  const { familyId } = registration
  const family = familyId ? await familyOf(ctx, familyId) : [registration]
  for (const { id } of due) {
    const one = family.find((child) => child.id === id)
    if (!one || !(await isStillWith(ctx, one))) return false
  }
  return true
}
