import { aMember } from '../../demo/builders/member.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aUser } from '../../demo/builders/user.ts'
import { privateToken } from '../../src/features/calendar/commands/private-address.server.ts'
import { actorOfUser } from '../../src/features/members/queries/actor.server.ts'
import { seriesTeams, trainingSeries } from '../../src/features/trainings/series/table.server.ts'
import { keepMemberLists } from '../../src/features/trainings/sessions/commands/keep-member-lists.server.ts'
import {
  sessionAnswers,
  sessionAttendance,
  sessionTeams,
  trainingSessions,
} from '../../src/features/trainings/sessions/table.server.ts'
import { addDays, clubDay, clubInstant } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anAdministrator, PLAYER } from './admin.ts'

const TEAMS = 20
const PLAYERS_OF_TEAM = 25
const WEEKS_PAST = 32
const WEEKS_AHEAD = 8
/** Monday, Wednesday and Friday of a week. */
const DAYS = [0, 2, 4]
const STATES = ['present', 'present', 'late', 'absent', 'present', 'injured'] as const

/** 500 members in 20 teams with a season of sessions, all of them answered and the past ones marked. */
export async function aSeasonOfTraining(ctx: Ctx) {
  await anAdministrator(ctx)
  let found = { teamId: '', sessionId: '', token: '' }
  for (let n = 0; n < TEAMS; n += 1) {
    const team = await aTeam(ctx, { name: `Team ${n + 1}` })
    const players: string[] = []
    for (let p = 0; p < PLAYERS_OF_TEAM; p += 1)
      players.push((await aMember(ctx, { name: `Player ${n * PLAYERS_OF_TEAM + p + 1}`, team })).id)
    const sessionId = await addSessions(ctx, team.id, players)
    if (n === 0) found = { teamId: team.id, sessionId, token: await tokenOf(ctx, players[0] ?? '') }
  }
  await keepMemberLists(ctx)
  await ctx.db.$client.query('vacuum analyze')
  return found
}

/** The sessions of a team; returns the last one that has ended. */
async function addSessions(ctx: Ctx, teamId: string, players: readonly string[]): Promise<string> {
  const today = clubDay(ctx.clock.now())
  let last = ''
  for (const weekday of DAYS) {
    const seriesId = await addSeries(ctx, teamId, weekday + 1)
    for (let week = -WEEKS_PAST; week < WEEKS_AHEAD; week += 1) {
      const day = addDays(today, week * 7 + weekday - 7)
      const isPast = week * 7 + weekday - 7 < 0
      const id = newId()
      const times = { startsAt: clubInstant(day, '19:00'), endsAt: clubInstant(day, '20:30') }
      await ctx.db
        .insert(trainingSessions)
        .values({ id, seriesId, plannedOn: day, venueText: 'Hall', ...times })
      await ctx.db.insert(sessionTeams).values({ sessionId: id, teamId })
      await addAnswers(ctx, id, players, isPast)
      if (isPast) last = id
    }
  }
  return last
}

async function addSeries(ctx: Ctx, teamId: string, weekday: number): Promise<string> {
  const today = clubDay(ctx.clock.now())
  const days = { firstOn: addDays(today, -250), lastOn: addDays(today, 80) }
  const [series] = await ctx.db
    .insert(trainingSeries)
    .values({ weekday, startTime: '19:00', endTime: '20:30', venueText: 'Hall', ...days })
    .returning()
  if (!series) throw new Error('the series was not added')
  await ctx.db.insert(seriesTeams).values({ seriesId: series.id, teamId })
  return series.id
}

async function addAnswers(
  { db, clock }: Ctx,
  sessionId: string,
  players: readonly string[],
  isPast: boolean,
) {
  const now = clock.now()
  const said = players.map((memberId, nth) => ({
    ...{ sessionId, memberId, answeredAt: now },
    answer: nth % 5 === 0 ? ('no' as const) : ('yes' as const),
  }))
  await db.insert(sessionAnswers).values(said)
  if (!isPast) return
  const marks = players.map((memberId, nth) => ({
    ...{ sessionId, memberId, markedAt: now, markId: newId() },
    state: STATES[(nth * 7 + sessionId.charCodeAt(30)) % STATES.length] ?? 'present',
  }))
  await db.insert(sessionAttendance).values(marks)
}

/** The address of the private calendar of a member, who gets a login with it. */
async function tokenOf(ctx: Ctx, memberId: string): Promise<string> {
  const user = await aUser(ctx, { ...PLAYER, member: { id: memberId } })
  return privateToken({ ...ctx, actor: await actorOfUser(ctx, user.id) })
}
