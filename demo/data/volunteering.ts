import { and, ne } from 'drizzle-orm'
import { members } from '../../src/features/members/table.server.ts'
import { setHolder } from '../../src/features/volunteering/commands/holders.server.ts'
import { rotaTeamsIn } from '../../src/features/volunteering/queries/rota-teams.server.ts'
import { addDays, clubDay, type LocalDate } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPosition } from '../builders/position.ts'
import { someRotaSlots } from '../builders/rota-slot.ts'
import { aRotaWeek } from '../builders/rota-week.ts'
import { seedDuties } from './duties.ts'
import { FIXED, FLEXIBLE } from './positions.ts'
import { saturdayBefore } from './season.ts'

const PAST = 4
const COMING = 8

/** Creates twelve fixed positions with some open seats, three rotating positions, and the season's rota. */
export async function seedVolunteering(ctx: Ctx): Promise<void> {
  const people = await ctx.db.select({ id: members.id, name: members.name }).from(members)
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? null
  for (const [place, { holders, ...facts }] of FIXED.entries()) {
    const position = await aPosition(ctx, { ...facts, position: place })
    for (const [seat, name] of Object.entries(holders)) {
      const team = seat === 'clubwide' ? null : seat
      await setHolder(ctx, { positionId: position.id, team, memberId: idOf(name) })
    }
  }
  await seedRota(ctx)
  await seedDuties(ctx)
}

async function seedRota(ctx: Ctx): Promise<void> {
  const squads = await adultsByTeam(ctx)
  const teams = await rotaTeamsIn(ctx.db)
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
      teams.flatMap(({ id: teamId }, place) => {
        const squad = squads.get(teamId) ?? []
        const memberId = squad[(week * 3 + nth * 5 + place) % squad.length]
        return memberId && isTaken(week, nth, place) ? [{ positionId, weekId, teamId, memberId }] : []
      }),
    )
    await someRotaSlots(ctx, slots)
  }
}

/** Past weeks are nearly full, current weeks lack two or three people, and later weeks are emptier. */
function isTaken(week: number, nth: number, place: number): boolean {
  const dice = (week * 7 + nth * 11 + place * 5) % 10
  const ahead = week - PAST
  if (ahead < 0) return dice !== 3
  return dice >= 3 + ahead
}

/** The Saturdays on which a two-week period begins: four past, the current one, and seven future. */
function fortnights(today: LocalDate): LocalDate[] {
  const running = addDays(saturdayBefore(today), -7)
  return Array.from({ length: PAST + COMING }, (_, n) => addDays(running, (n - PAST) * 14))
}

/** The active members of each team by team id, without the two goalkeepers, who are warming up. */
async function adultsByTeam({ db }: Ctx): Promise<Map<string | null, string[]>> {
  const found = await db
    .select({ id: members.id, teamId: members.teamId })
    .from(members)
    .where(and(members.active, ne(members.position, 'Goalkeeper')))
    .orderBy(members.nameKey)
  const byTeam = Map.groupBy(found, ({ teamId }) => teamId)
  return new Map([...byTeam].map(([teamId, squad]) => [teamId, squad.map(({ id }) => id)]))
}
