import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { RotaTeam } from '../model.ts'
import { canAssignRota } from '../policy.ts'
import { rotaSlots } from '../table.server.ts'
import { assignRotaSlot, clearRotaSlot } from './rota.server.ts'

type Needs = Parameters<typeof assignRotaSlot>[0]
type Written = { week: string; team: RotaTeam; member: string | null }

/**
 * Writes several slots of one position as a program sends them; nobody clears a slot. It names no versions: each slot
 * is written from what stands there, slot by slot, so a mistake in one leaves those before it. Answers how many were
 * changed. Throws Forbidden and NotFound like `assignRotaSlot`. [VOL-031]
 */
export async function writeRota(ctx: Needs, positionId: string, turns: readonly Written[]): Promise<number> {
  if (!canAssignRota(ctx.actor)) throw new Forbidden()
  let changed = 0
  for (const { week: weekId, team, member } of turns) {
    const now = await slotNow(ctx, { positionId, weekId, team })
    if (now.memberId === member) continue
    const slot = { positionId, weekId, team, version: now.version }
    const written = await (member === null
      ? clearRotaSlot(ctx, slot)
      : assignRotaSlot(ctx, { ...slot, memberId: member }))
    if (written.ok) changed += 1
  }
  return changed
}

async function slotNow(
  { db }: Pick<Ctx, 'db'>,
  { positionId, weekId, team }: { positionId: string; weekId: string; team: RotaTeam },
) {
  const [row] = await db
    .select({ memberId: rotaSlots.memberId, version: rotaSlots.version })
    .from(rotaSlots)
    .where(and(eq(rotaSlots.positionId, positionId), eq(rotaSlots.weekId, weekId), eq(rotaSlots.team, team)))
  return row ?? { memberId: null, version: 0 }
}
