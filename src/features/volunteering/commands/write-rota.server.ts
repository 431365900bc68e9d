import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { teams } from '../../teams/table.server.ts'
import { canAssignRota } from '../policy.ts'
import { teamKey } from '../queries/rota-teams.server.ts'
import { rotaSlots } from '../table.server.ts'
import { assignRotaSlot, clearRotaSlot, type WriteSlot } from './rota.server.ts'

type Needs = Parameters<typeof assignRotaSlot>[0]
type NotWritten = Extract<WriteSlot, { ok: false }>
export type WriteRota = { ok: true; changed: number } | NotWritten
type Written = { week: string; team: string; member: string | null }

/**
 * Writes several slots of one position for an API call in one transaction, so that a refused slot does not leave
 * e-mails about the others. A null member clears a slot; slots that are not listed are kept. The call has no row
 * versions: each slot is written from its current version, and refused if a coach changes it concurrently. Returns the
 * number of changed slots. Refuses, and throws Forbidden and NotFound, like `assignRotaSlot`.
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
    const now = await readSlot(ctx, { positionId, weekId, team })
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

async function readSlot(
  { db }: Pick<Ctx, 'db'>,
  { positionId, weekId, team }: { positionId: string; weekId: string; team: string },
) {
  const [row] = await db
    .select({ memberId: rotaSlots.memberId, version: rotaSlots.version })
    .from(rotaSlots)
    .innerJoin(teams, eq(teams.id, rotaSlots.teamId))
    .where(and(eq(rotaSlots.positionId, positionId), eq(rotaSlots.weekId, weekId), eq(teamKey, team)))
  return row ?? { memberId: null, version: 0 }
}
