import { and, eq, sql } from 'drizzle-orm'
import { localDate } from '../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { contactEmail } from '../../members/queries/contact.server.ts'
import { isUnder16On } from '../../members/queries/under-16.server.ts'
import { members } from '../../members/table.server.ts'
import { mailReplaced, mailTurn, type Turn } from '../internal/duty-email.server.ts'
import type { RotaTeam } from '../model.ts'
import { canAssignRota } from '../policy.ts'
import { positions, rotaSlots, rotaWeeks } from '../table.server.ts'

/** A slot, and the version of it that was on the screen: 0 when nobody had ever been in it. */
export type RotaSlot = { positionId: string; weekId: string; team: RotaTeam; version: number }

/** CHANGED: somebody else has written this slot since it was read. [resolutions E22] */
export type WriteSlot = Outcome<
  {
    version: number
    /** Their turn was mailed to the member; false for who has no address, and for a turn that is over. */
    mailed: boolean
  },
  { reason: 'CHANGED' } | { reason: 'UNDER_16'; position: string }
>

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config'>

/**
 * Puts a member into a slot of the rota, in place of whoever was there, and mails them their turn, with a copy to the
 * media mailbox; who was there is e-mailed that it is no longer their turn. Throws Forbidden for all but coaches and
 * administrators, NotFound for a position, week or member that does not exist. Refuses with UNDER_16 who has not turned
 * 16 when the weeks begin, unless the position allows it. [VOL-020, VOL-025, VOL-026]
 */
export async function assignRotaSlot(
  ctx: Needs,
  { memberId, ...slot }: RotaSlot & { memberId: string },
): Promise<WriteSlot> {
  return write(ctx, slot, memberId)
}

/** Blanks a slot: it is open again. Refuses and throws like `assignRotaSlot`. [VOL-021, resolutions D04] */
export const clearRotaSlot = (ctx: Needs, slot: RotaSlot): Promise<WriteSlot> => write(ctx, slot, null)

async function write(ctx: Needs, slot: RotaSlot, memberId: string | null): Promise<WriteSlot> {
  if (!canAssignRota(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const turn = await turnOf(ctx, tx, slot, memberId)
    if (turn?.isTooYoung) return refused('UNDER_16', { position: turn.position.name })
    const before = await holderBefore(tx, slot)
    const version =
      slot.version === 0 ? await fill(ctx, tx, slot, memberId) : await change(ctx, tx, slot, memberId)
    if (version === undefined) return refused('CHANGED')
    await touchEntry(tx, 'volunteers', slot.positionId)
    const facts = { team: slot.team, week: slot.weekId, open: memberId === null }
    await auditStaff(tx, ctx, { action: 'rota.write', subject: `volunteers/${slot.positionId}`, facts })
    const mailed = turn !== undefined && (await mailTurn(ctx, tx, { ...turn, team: slot.team }))
    if (before !== null && before !== memberId) {
      const replaced = await turnOf(ctx, tx, slot, before)
      if (replaced) await mailReplaced(ctx, tx, { ...replaced, team: slot.team })
    }
    return done({ version, mailed })
  })
}

/** Who was in the slot, as the writer had read it; the write is refused where that is no longer so. */
async function holderBefore(tx: Tx, { positionId, weekId, team }: RotaSlot): Promise<string | null> {
  const isSlot = and(
    eq(rotaSlots.positionId, positionId),
    eq(rotaSlots.weekId, weekId),
    eq(rotaSlots.team, team),
  )
  const [row] = await tx.select({ memberId: rotaSlots.memberId }).from(rotaSlots).where(isSlot).for('update')
  return row?.memberId ?? null
}

/** The first write of a slot: the table has one row a slot, so of two coaches one is refused. */
async function fill(
  { clock }: Needs,
  tx: Tx,
  { positionId, weekId, team }: RotaSlot,
  memberId: string | null,
) {
  const now = clock.now()
  const [row] = await tx
    .insert(rotaSlots)
    .values({ positionId, weekId, team, memberId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ version: rotaSlots.version })
  return row?.version
}

async function change({ clock }: Needs, tx: Tx, slot: RotaSlot, memberId: string | null) {
  const [row] = await tx
    .update(rotaSlots)
    .set({ memberId, version: sql`${rotaSlots.version} + 1`, updatedAt: clock.now() })
    .where(
      and(
        eq(rotaSlots.positionId, slot.positionId),
        eq(rotaSlots.weekId, slot.weekId),
        eq(rotaSlots.team, slot.team),
        eq(rotaSlots.version, slot.version),
      ),
    )
    .returning({ version: rotaSlots.version })
  return row?.version
}

/** What the member takes on; undefined when the slot is cleared. Throws NotFound for what does not exist. */
async function turnOf(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  { positionId, weekId }: RotaSlot,
  memberId: string | null,
): Promise<(Turn & { isTooYoung: boolean }) | undefined> {
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
    .select({ name: members.name, email: contactEmail(ctx), isUnder16: isUnder16On(startsOn) })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new NotFound('This member does not exist')
  return { position, startsOn, member, isTooYoung: member.isUnder16 && !position.allowsUnder16 }
}
