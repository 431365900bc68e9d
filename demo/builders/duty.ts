import { duties, dutyHelpers } from '../../src/features/volunteering/duties/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPosition } from './position.ts'

export type Duty = typeof duties.$inferSelect
export type DutyFacts = Partial<typeof duties.$inferInsert>

/** Adds a duty: two hours, a week from now, one place and one point by default. */
export async function aDuty(ctx: Ctx, facts: DutyFacts = {}): Promise<Duty> {
  const positionId = facts.positionId ?? (await aPosition(ctx, { name: 'Table duty', isFlexible: true })).id
  const startsAt = facts.startsAt ?? new Date(ctx.clock.now().getTime() + 7 * 86_400_000)
  const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000)
  const usual = { places: 1, points: 1, giveBackDays: 3 }
  const [duty] = await ctx.db
    .insert(duties)
    .values({ ...usual, endsAt, ...facts, positionId, startsAt })
    .returning()
  if (!duty) throw new Error('the duty was not added')
  return duty
}

/** Assigns a member to a duty, in its first place by default. */
export async function aHelper(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  duty: { id: string },
  member: { id: string },
  facts: Partial<typeof dutyHelpers.$inferInsert> = {},
): Promise<void> {
  const row = { dutyId: duty.id, memberId: member.id, place: 1, takenAt: clock.now(), ...facts }
  await db.insert(dutyHelpers).values(row)
}
