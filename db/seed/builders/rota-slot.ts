import type { RotaTeam } from '../../../src/features/volunteering/model.ts'
import { rotaSlots } from '../../../src/features/volunteering/table.server.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { touchEntry, transact } from '../../../src/platform/database/transact.ts'

type Given = { positionId: string; weekId: string; memberId: string; team?: RotaTeam }

/** Somebody in a slot of the rota, of Men 1 unless you say otherwise. Nobody is mailed about it. */
export async function aRotaSlot(ctx: Ctx, { team = 'men1', ...given }: Given): Promise<void> {
  await transact(ctx, async (tx) => {
    await tx.insert(rotaSlots).values({ team, ...given })
    await touchEntry(tx, 'volunteers', given.positionId)
  })
}
