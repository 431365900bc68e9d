import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import type { RotaTeam } from '../model.ts'
import { canAssignRota } from '../policy.ts'
import { rotaSlots } from '../table.server.ts'
import { assignRotaSlot, clearRotaSlot, type WriteSlot } from './rota.server.ts'

type Needs = Parameters<typeof assignRotaSlot>[0]
type NotWritten = Extract<WriteSlot, { ok: false }>
export type WriteRota = { ok: true; changed: number } | NotWritten
type Written = { week: string; team: RotaTeam; member: string | null }

/**
 * Writes several slots of one position as a program sends them, all or none: a mistake in one mails nobody. Nobody
 * clears a slot; those that are not named stay. It names no versions: each slot is written from what stands there, and
 * refused when a coach is writing it at that moment. Answers how many were changed. Refuses, and throws Forbidden and
 * NotFound, like `assignRotaSlot`. [VOL-031, resolutions E22]
 */
export async function writeRota(
  ctx: Needs,
  positionId: string,
  turns: readonly Written[],
): Promise<WriteRota> {
  if (!canAssignRota(ctx.actor)) throw new Forbidden()
  return rollingBack<WriteRota>(async () =>
    done({ changed: await transact(ctx, (tx) => writeTurns(joining(ctx, tx), positionId, turns)) }),
  )
}

async function writeTurns(ctx: Needs, positionId: string, turns: readonly Written[]): Promise<number> {
  let changed = 0
  for (const { week: weekId, team, member } of turns) {
    const now = await slotNow(ctx, { positionId, weekId, team })
    if (now.memberId === member) continue
    const slot = { positionId, weekId, team, version: now.version }
    const written = await (member === null
      ? clearRotaSlot(ctx, slot)
      : assignRotaSlot(ctx, { ...slot, memberId: member }))
    if (!written.ok) throw new Rollback(written)
    changed += 1
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
