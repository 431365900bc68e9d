import type { RotaTeam } from '../../src/features/volunteering/model.ts'
import { rotaSlots } from '../../src/features/volunteering/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'

type Given = { positionId: string; weekId: string; memberId: string; team?: RotaTeam }

/** A member in a rota slot, of Men 1 unless another team is given. No e-mail is sent about it. */
export const aRotaSlot = (ctx: Ctx, slot: Given): Promise<void> => someRotaSlots(ctx, [slot])

/** Many slots at once. */
export async function someRotaSlots(ctx: Ctx, slots: readonly Given[]): Promise<void> {
  const rows = slots.map((slot) => ({ team: 'men1' as const, ...slot }))
  const touched = new Set(rows.map(({ positionId }) => `volunteers/${positionId}`))
  await transact(ctx, async (tx) => {
    await tx.insert(rotaSlots).values(rows)
    await touch(tx, 'volunteers', ...touched)
  })
}
