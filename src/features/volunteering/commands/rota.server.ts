import { and, eq, sql } from 'drizzle-orm'
import { localDate } from '../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { contactEmail, contactName, isGuardianEmail } from '../../members/queries/contact.server.ts'
import { isUnder16On } from '../../members/queries/under-16.server.ts'
import { members } from '../../members/table.server.ts'
import { emailPreviousHolder, emailTurn, type Turn } from '../internal/duty-email.server.ts'
import { canAssignRota, canAssignTeam } from '../policy.ts'
import { findRotaTeam } from '../queries/rota-teams.server.ts'
import { positions, rotaSlots, rotaWeeks } from '../table.server.ts'

/** A slot by its team's key, with the row version that the writer has seen; 0 if it had never been filled. */
export type RotaSlot = { positionId: string; weekId: string; team: string; version: number }
type StoredSlot = Omit<RotaSlot, 'team'> & { teamId: string }

/** CHANGED: the slot has been written since this version was read. */
export type WriteSlot = Outcome<
  {
    version: number
    /** Whether the member was e-mailed. False if they have no address or the turn has ended. */
    mailed: boolean
  },
  { reason: 'CHANGED' } | { reason: 'UNDER_16'; position: string }
>

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club'>

/**
 * Assigns a member to a rota slot in place of the current holder. Both are e-mailed, with a copy to the media mailbox.
 * UNDER_16: the member is not 16 when the weeks begin and the position requires it. CHANGED: the slot has a newer
 * version. Throws Forbidden unless the actor is a coach of the team or an administrator, NotFound for an unknown
 * position, week, team or member.
 */
export async function assignRotaSlot(
  ctx: Needs,
  { memberId, ...slot }: RotaSlot & { memberId: string },
): Promise<WriteSlot> {
  return writeSlot(ctx, slot, memberId)
}

/** Reopens a slot. Refuses and throws like `assignRotaSlot`. */
export const clearRotaSlot = (ctx: Needs, slot: RotaSlot): Promise<WriteSlot> => writeSlot(ctx, slot, null)

async function writeSlot(ctx: Needs, { team: key, ...given }: RotaSlot, memberId: string | null) {
  if (!canAssignRota(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx): Promise<WriteSlot> => {
    const team = await findRotaTeam(tx, key)
    if (!team) throw new NotFound('This team is not in the rota')
    if (!canAssignTeam(ctx.actor, team)) throw new Forbidden()
    const slot = { ...given, teamId: team.id }
    const turn = await findTurn(ctx, tx, slot, memberId)
    if (turn?.isTooYoung) return refused('UNDER_16', { position: turn.position.name })
    const previousId = await lockHolder(tx, slot)
    const version =
      slot.version === 0
        ? await insertSlot(ctx, tx, slot, memberId)
        : await updateSlot(ctx, tx, slot, memberId)
    if (version === undefined) return refused('CHANGED')
    await touchEntry(tx, 'volunteers', slot.positionId)
    const facts = { teamName: team.name, week: slot.weekId, open: memberId === null }
    await auditStaff(tx, ctx, { action: 'rota.write', subject: `volunteers/${slot.positionId}`, facts })
    const mailed = turn !== undefined && (await emailTurn(ctx, tx, { ...turn, team }))
    if (previousId !== null && previousId !== memberId) {
      const previous = await findTurn(ctx, tx, slot, previousId)
      if (previous) await emailPreviousHolder(ctx, tx, { ...previous, team })
    }
    return done({ version, mailed })
  })
}

/** Locks the slot and returns the id of its current holder. */
async function lockHolder(tx: Tx, { positionId, weekId, teamId }: StoredSlot): Promise<string | null> {
  const isSlot = and(
    eq(rotaSlots.positionId, positionId),
    eq(rotaSlots.weekId, weekId),
    eq(rotaSlots.teamId, teamId),
  )
  const [row] = await tx.select({ memberId: rotaSlots.memberId }).from(rotaSlots).where(isSlot).for('update')
  return row?.memberId ?? null
}

/**
 * Writes a slot for the first time. The primary key allows one row per slot, so the second of two concurrent writers is
 * refused.
 */
async function insertSlot(
  { clock }: Needs,
  tx: Tx,
  { positionId, weekId, teamId }: StoredSlot,
  memberId: string | null,
) {
  const now = clock.now()
  const [row] = await tx
    .insert(rotaSlots)
    .values({ positionId, weekId, teamId, memberId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ version: rotaSlots.version })
  return row?.version
}

async function updateSlot({ clock }: Needs, tx: Tx, slot: StoredSlot, memberId: string | null) {
  const [row] = await tx
    .update(rotaSlots)
    .set({ memberId, version: sql`${rotaSlots.version} + 1`, updatedAt: clock.now() })
    .where(
      and(
        eq(rotaSlots.positionId, slot.positionId),
        eq(rotaSlots.weekId, slot.weekId),
        eq(rotaSlots.teamId, slot.teamId),
        eq(rotaSlots.version, slot.version),
      ),
    )
    .returning({ version: rotaSlots.version })
  return row?.version
}

/** Finds the member's turn; undefined without a member. Throws NotFound for an unknown position, week or member. */
async function findTurn(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  { positionId, weekId }: StoredSlot,
  memberId: string | null,
): Promise<(Omit<Turn, 'team'> & { isTooYoung: boolean }) | undefined> {
  const [position] = await tx
    .select({
      name: positions.name,
      description: positions.description,
      allowsUnder16: positions.allowsUnder16,
    })
    .from(positions)
    .where(and(eq(positions.id, positionId), eq(positions.isFlexible, true)))
  if (!position) throw new NotFound('This position has no rota')
  const [week] = await tx
    .select({ startsOn: rotaWeeks.startsOn })
    .from(rotaWeeks)
    .where(eq(rotaWeeks.id, weekId))
  if (!week) throw new NotFound('This week is not in the rota')
  if (memberId === null) return undefined
  const startsOn = localDate(week.startsOn)
  const [member] = await tx
    .select({
      name: members.name,
      reader: contactName(ctx),
      email: contactEmail(ctx),
      isGuardian: isGuardianEmail(ctx),
      isUnder16: isUnder16On(startsOn),
    })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new NotFound('This member does not exist')
  return { position, startsOn, member, isTooYoung: member.isUnder16 && !position.allowsUnder16 }
}
