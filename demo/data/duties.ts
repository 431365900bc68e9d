import { asc, eq } from 'drizzle-orm'
import { members } from '../../src/features/members/table.server.ts'
import { generateDuties } from '../../src/features/volunteering/duties/commands/generate-duties.server.ts'
import { duties, dutyHelpers, dutyRules } from '../../src/features/volunteering/duties/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPosition } from '../builders/position.ts'
import { seedPastDuties, squadOf } from './past-duties.ts'
import { AT_HOME_GAMES, FIXED, FLEXIBLE } from './positions.ts'

/** The member of the demo login. */
const DEMO_MEMBER = 'Ana Kovačević'

/** Creates two jobs for each home game, with most places of the next games taken by members of the team. */
export async function seedDuties(ctx: Ctx): Promise<void> {
  for (const [nth, { places, minutesBefore, ...facts }] of AT_HOME_GAMES.entries()) {
    const position = FIXED.length + FLEXIBLE.length + nth
    const shared = { category: 'Match day', isFlexible: true, generalClub: true, position }
    const { id: positionId } = await aPosition(ctx, { ...facts, ...shared })
    await ctx.db
      .insert(dutyRules)
      .values({ positionId, rhythm: 'home-game', places, minutesBefore, points: 1, giveBackDays: 3 })
  }
  await generateDuties(ctx)
  await fillSome(ctx)
  await seedPastDuties(ctx)
}

async function fillSome(ctx: Ctx): Promise<void> {
  const coming = await ctx.db.select().from(duties).orderBy(asc(duties.startsAt), asc(duties.id)).limit(12)
  const [demoMember] = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.name, DEMO_MEMBER))
  for (const [nth, duty] of coming.entries()) {
    const squad = await squadOf(ctx, duty.teamId)
    const helpers = squad.slice(nth % 5, (nth % 5) + (nth % 3))
    const ids = nth === 1 && demoMember ? [demoMember.id] : helpers.filter((id) => id !== demoMember?.id)
    const rows = ids.slice(0, duty.places).map((memberId, index) => ({
      dutyId: duty.id,
      place: index + 1,
      memberId,
      takenAt: ctx.clock.now(),
      offeredAt: nth === 4 && index === 0 ? ctx.clock.now() : null,
    }))
    if (rows.length > 0) await ctx.db.insert(dutyHelpers).values(rows)
  }
}
