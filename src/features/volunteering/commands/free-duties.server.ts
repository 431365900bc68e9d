import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { positionHolders, rotaSlots } from '../table.server.ts'

/** Reopens all seats and rota slots that the member holds. Returns their number. */
export async function openDuties(tx: Tx, memberId: string): Promise<number> {
  const open = { memberId: null }
  const positions = await tx.update(positionHolders).set(open).where(eq(positionHolders.memberId, memberId))
  const slots = await tx.update(rotaSlots).set(open).where(eq(rotaSlots.memberId, memberId))
  return (positions.rowCount ?? 0) + (slots.rowCount ?? 0)
}
