import { rotaSlots } from '../../src/features/volunteering/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'
import { theRotaTeam } from './team.ts'

type Given = { positionId: string; weekId: string; memberId: string; teamId: string }

/** Assigns a member to a rota slot of a team, Men 1 by default. Adds the team if the club does not have it. */
export async function aRotaSlot(
  ctx: Ctx,
  { team = 'men1', ...slot }: Omit<Given, 'teamId'> & { team?: string },
): Promise<void> {
  const { id: teamId } = await theRotaTeam(ctx, team)
  await someRotaSlots(ctx, [{ ...slot, teamId }])
}

/** Adds several slots. */
export async function someRotaSlots(ctx: Ctx, rows: readonly Given[]): Promise<void> {
  const touched = new Set(rows.map(({ positionId }) => `volunteers/${positionId}`))
  await transact(ctx, async (tx) => {
    await tx.insert(rotaSlots).values([...rows])
    await touch(tx, 'volunteers', ...touched)
  })
}
