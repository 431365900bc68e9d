import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { discountStates } from '../../src/features/billing/subscriptions/queries/discounts.server.ts'
import { games } from '../../src/features/games/table.server.ts'
import { members, memberTeams } from '../../src/features/members/table.server.ts'
import { dutyAtGame } from '../../src/features/volunteering/duties/model/duty.ts'
import { dutyRules } from '../../src/features/volunteering/duties/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aDuty, aHelper } from '../builders/duty.ts'

const DEMO_MEMBER = 'Ana Kovačević'
/** About the time since the beginning of the season, in days. */
const PAST_DAYS = 80
/** The points that the club expects of each family per season. */
const TARGET = 6

/**
 * Creates past duties at the season's home games, most of them done by a few members. The demo member is one or two
 * points short of the target. A member with a subscription has reached it and qualifies for the discount.
 */
export async function seedPastDuties(ctx: Ctx): Promise<void> {
  const rules = await ctx.db.select().from(dutyRules).orderBy(asc(dutyRules.id))
  const [ana] = await ctx.db.select({ id: members.id }).from(members).where(eq(members.name, DEMO_MEMBER))
  const diligent = await aSubscriber(ctx, ana?.id)
  const earners = [...Array(TARGET).fill(diligent), ...Array(TARGET - 3).fill(ana?.id)].filter(Boolean)
  for (const [nth, { id: gameId, teamId, venue, startsAt }] of (await pastHomeGames(ctx)).entries()) {
    const squad = await squadOf(ctx, teamId)
    for (const [which, rule] of rules.entries()) {
      const { id: ruleId, positionId, places, points, giveBackDays, minutesBefore } = rule
      const facts = { ruleId, positionId, gameId, teamId, place: venue, places, points, giveBackDays }
      const duty = await aDuty(ctx, { ...facts, ...dutyAtGame(startsAt, minutesBefore) })
      const busy = squad[(nth + which) % 3]
      const other = squad[(nth * 5 + which * 7) % squad.length]
      const helpers = new Set([earners.shift() ?? busy, other].filter((id) => id !== undefined))
      for (const [index, id] of [...helpers].entries()) await aHelper(ctx, duty, { id }, { place: index + 1 })
    }
  }
}

/** Returns a member with an undiscounted subscription, or undefined without a payment provider. */
async function aSubscriber(ctx: Ctx, not: string | undefined): Promise<string | undefined> {
  const states = await discountStates(ctx)
  return states.find(({ isDiscounted, memberId }) => !isDiscounted && memberId !== not)?.memberId
}

const pastHomeGames = ({ db, clock, club }: Ctx) =>
  db
    .select({ id: games.id, teamId: games.teamId, venue: games.venue, startsAt: games.startsAt })
    .from(games)
    .where(
      and(
        isNotNull(games.teamId),
        lt(games.startsAt, clock.now()),
        sql`${games.startsAt} > ${clock.now().toISOString()}::timestamptz - ${PAST_DAYS} * interval '1 day'`,
        sql`${games.homeTeam} like ${`${club.name}%`}`,
      ),
    )
    .orderBy(asc(games.startsAt), asc(games.id))

/** The first members of a team by name. */
export async function squadOf({ db }: Ctx, teamId: string | null): Promise<string[]> {
  if (!teamId) return []
  const found = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(memberTeams, eq(memberTeams.memberId, members.id))
    .where(and(eq(memberTeams.teamId, teamId), eq(members.active, true)))
    .orderBy(asc(members.nameKey))
    .limit(14)
  return found.map(({ id }) => id)
}
