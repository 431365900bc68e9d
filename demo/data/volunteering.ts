import { and, eq, ne } from 'drizzle-orm'
import { members } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { setHolder } from '../../src/features/volunteering/commands/holders.server.ts'
import { ROTA_TEAMS, type RotaTeam, SEATS } from '../../src/features/volunteering/model.ts'
import { addDays, clubDay, type LocalDate } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPosition } from '../builders/position.ts'
import { someRotaSlots } from '../builders/rota-slot.ts'
import { aRotaWeek } from '../builders/rota-week.ts'
import { FIXED, FLEXIBLE } from './positions.ts'
import { saturdayBefore } from './season.ts'

const PAST = 4
const COMING = 8
/** The address of each rota team's page. */
const SLUGS: Record<RotaTeam, string> = {
  men1: 'men-1',
  men2: 'men-2',
  men3: 'men-3',
  women1: 'women-1',
  women2: 'women-2',
}

/** Twelve fixed positions with some seats open, three that are taken in turns, and the rota of the season. */
export async function seedVolunteering(ctx: Ctx): Promise<void> {
  const people = await ctx.db.select({ id: members.id, name: members.name }).from(members)
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? null
  for (const [place, { holders, ...facts }] of FIXED.entries()) {
    const position = await aPosition(ctx, { ...facts, position: place })
    for (const seat of SEATS) {
      const memberId = idOf(holders[seat] ?? '')
      if (memberId) await setHolder(ctx, { positionId: position.id, seat, memberId })
    }
  }
  await seedRota(ctx)
}

async function seedRota(ctx: Ctx): Promise<void> {
  const squads = await adultsByTeam(ctx)
  const weeks = []
  for (const [index, day] of fortnights(clubDay(ctx.clock.now())).entries())
    weeks.push(await aRotaWeek(ctx, day, `Fortnight ${index + 1}`))
  for (const [nth, facts] of FLEXIBLE.entries()) {
    const { id: positionId } = await aPosition(ctx, {
      ...facts,
      category: 'Match day',
      isFlexible: true,
      generalClub: true,
      position: FIXED.length + nth,
    })
    const slots = weeks.flatMap(({ id: weekId }, week) =>
      ROTA_TEAMS.flatMap((team, place) => {
        const squad = squads[team]
        const memberId = squad[(week * 3 + nth * 5 + place) % squad.length]
        return memberId && isTaken(week, nth, place) ? [{ positionId, weekId, team, memberId }] : []
      }),
    )
    await someRotaSlots(ctx, slots)
  }
}

/** The past is nearly full, the weeks that run now miss two or three, and the later it gets the emptier it is. */
function isTaken(week: number, nth: number, place: number): boolean {
  const dice = (week * 7 + nth * 11 + place * 5) % 10
  const ahead = week - PAST
  if (ahead < 0) return dice !== 3
  return dice >= 3 + ahead
}

/** The Saturdays on which two weeks begin: four behind, the one that runs, and seven ahead. */
function fortnights(today: LocalDate): LocalDate[] {
  const running = addDays(saturdayBefore(today), -7)
  return Array.from({ length: PAST + COMING }, (_, n) => addDays(running, (n - PAST) * 14))
}

/** Who takes turns for a team: its active members, without the two goalkeepers, who warm up. */
async function adultsByTeam(ctx: Ctx): Promise<Record<RotaTeam, string[]>> {
  const found = await ctx.db
    .select({ id: members.id, slug: teams.slug })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(and(members.active, ne(members.position, 'Goalkeeper'), eq(teams.youth, false)))
    .orderBy(members.nameKey)
  const of = (team: RotaTeam) => found.filter((one) => one.slug === SLUGS[team]).map((one) => one.id)
  return {
    men1: of('men1'),
    men2: of('men2'),
    men3: of('men3'),
    women1: of('women1'),
    women2: of('women2'),
  }
}
