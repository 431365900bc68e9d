import { newId } from '../../../../kernel/ids.ts'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { payBacks } from '../table.server.ts'

/**
 * Records that the club owes an amount of a payment by hand to its payer, once for each key. Returns its id, or
 * undefined if it was owed already. The caller must have authorised it, and keeps the sum within the payment.
 */
export async function owePayBack(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  owed: { paymentId: string; key: string; amount: Pence },
): Promise<string | undefined> {
  const [added] = await tx
    .insert(payBacks)
    .values({ ...owed, id: newId(), createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: payBacks.id })
  return added?.id
}
