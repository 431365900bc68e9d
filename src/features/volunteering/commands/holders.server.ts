import { and, eq, isNull } from 'drizzle-orm'
import { Forbidden, Invalid, NotFound } from '../../../kernel/errors.ts'
import { done } from '../../../kernel/outcome.ts'
import { wordedIssue } from '../../../platform/content/worded-issue.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { members } from '../../members/table.server.ts'
import { type Seat, seatLabel } from '../model.ts'
import { canSetHolders } from '../policy.ts'
import { findRotaTeam, rotaTeamsIn } from '../queries/rota-teams.server.ts'
import { holdersPart } from '../schema.ts'
import { positionHolders, positions } from '../table.server.ts'

/**
 * Sets the holder of a seat of a fixed position; null reopens it. A null team is the seat of the whole club. Throws
 * Forbidden unless the actor is an administrator, NotFound for an unknown position, seat or member.
 */
export async function setHolder(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>,
  { positionId, team, memberId }: { positionId: string; team: string | null; memberId: string | null },
): Promise<{ ok: true }> {
  if (!canSetHolders(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    if (memberId !== null && !(await isMember(tx, memberId))) throw new NotFound('This member does not exist')
    const seat = team === null ? null : await findRotaTeam(tx, team)
    if (seat === undefined || !(await hasSeat(tx, positionId, seat)))
      throw new NotFound('This position has no such seat')
    await writeSeat(tx, positionId, { seat, memberId })
    await touchEntry(tx, 'volunteers', positionId)
    return done()
  })
}

export type SeatWrite = { field: string; seat: Seat; memberId: string | null }

/**
 * Writes the holders of seats with their position; other seats are not changed. Throws Invalid, with a message for each
 * field, for an unknown member or a seat that the position does not have.
 */
export async function writeHolders(tx: Tx, positionId: string, writes: readonly SeatWrite[]): Promise<void> {
  const problems: Record<string, string[]> = {}
  for (const { field, seat, memberId } of writes) {
    if (memberId !== null && !(await isMember(tx, memberId))) problems[field] = ['This member does not exist']
    else if (memberId !== null && !(await hasSeat(tx, positionId, seat)))
      problems[field] = [`This position has no seat for ${seatLabel(seat)}`]
    else await writeSeat(tx, positionId, { seat, memberId })
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

/** Writes the holders of all seats of a position. Throws Invalid like `writeHolders`, with messages for `holders`. */
export async function writeAllHolders(tx: Tx, positionId: string, given: unknown): Promise<void> {
  const parsed = holdersPart.safeParse(given)
  if (!parsed.success) throw new Invalid({ holders: parsed.error.issues.map(wordedIssue) })
  const known = new Map((await rotaTeamsIn(tx)).map((team) => [team.id, team]))
  await tx.delete(positionHolders).where(eq(positionHolders.positionId, positionId))
  for (const [index, { team, member }] of parsed.data.entries()) {
    const seat = team === null ? null : known.get(team)
    if (seat === undefined) throw new Invalid({ holders: [`${index}.team: This team is not in the rota`] })
    await writeHolders(tx, positionId, [{ field: 'holders', seat, memberId: member }])
  }
}

/** Whether a position has the seat: one for the whole club or one for each team; none if it is flexible. */
async function hasSeat(tx: Tx, positionId: string, seat: Seat): Promise<boolean> {
  const [position] = await tx
    .select({ isFlexible: positions.isFlexible, generalClub: positions.generalClub })
    .from(positions)
    .where(eq(positions.id, positionId))
  return position !== undefined && !position.isFlexible && position.generalClub === (seat === null)
}

/** An open seat has no row. */
async function writeSeat(
  tx: Tx,
  positionId: string,
  { seat, memberId }: { seat: Seat; memberId: string | null },
): Promise<void> {
  const isSeat = and(
    eq(positionHolders.positionId, positionId),
    seat ? eq(positionHolders.teamId, seat.id) : isNull(positionHolders.teamId),
  )
  if (memberId === null) await tx.delete(positionHolders).where(isSeat)
  else
    await tx
      .insert(positionHolders)
      .values({ positionId, teamId: seat?.id ?? null, memberId })
      .onConflictDoUpdate({
        target: [positionHolders.positionId, positionHolders.teamId],
        set: { memberId },
      })
}

const isMember = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(members, eq(members.id, id))) > 0
