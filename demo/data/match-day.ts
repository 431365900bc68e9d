import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { oursIn } from '../../src/features/games/model/game.ts'
import { saveSquad } from '../../src/features/games/squad/commands/save-squad.server.ts'
import type { SquadPosition } from '../../src/features/games/squad/model/squad.ts'
import { gameCallUps } from '../../src/features/games/squad/table.server.ts'
import { games } from '../../src/features/games/table.server.ts'
import { POSITIONS } from '../../src/features/members/model/member.ts'
import { members } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { clubDay, clubInstant } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aGame } from '../builders/game.ts'
import { aRecordedMatch } from '../builders/match-events.ts'
import { aGameAnswer } from '../builders/squad.ts'

const TEAMS = ['women-1', 'men-1', 'men-2'] as const
const HOUR_MS = 3_600_000
const QUARTER_MS = HOUR_MS / 4
/** The number of games recorded per team. */
const RECORDED = 3
/** The number of players in a squad who have not answered yet. */
const SILENT = 3

/**
 * Creates the match day data: a friendly of the first women's team today, squads with answers for the next games, and
 * the last games of the first teams as recorded at the scorer's table.
 */
export async function seedMatchDay(ctx: Ctx): Promise<void> {
  const known = await ctx.db.select({ id: teams.id, slug: teams.slug }).from(teams)
  for (const slug of TEAMS) {
    const team = known.find((one) => one.slug === slug)
    if (!team) continue
    if (slug === 'women-1') await pickSquad(ctx, await aFriendlyToday(ctx, team), team)
    const next = await nextOf(ctx, team)
    if (next) await pickSquad(ctx, next, team)
    if (slug !== 'men-2') await recordLastGames(ctx, team)
  }
}

const aFriendlyToday = (ctx: Ctx, team: { id: string }) =>
  aGame(ctx, {
    type: 2,
    teamId: team.id,
    startsAt: tonight(ctx.clock.now()),
    awayTeam: 'Tooting',
    venue: 'Brentford Hall',
  })

/** 20:00 or two hours from now, whichever is later, but still today. */
function tonight(now: Date): Date {
  const today = clubDay(now)
  const inTwoHours = Math.ceil((now.getTime() + 2 * HOUR_MS) / QUARTER_MS) * QUARTER_MS
  const latest = clubInstant(today, '23:45').getTime()
  return new Date(Math.min(latest, Math.max(clubInstant(today, '20:00').getTime(), inTwoHours)))
}

type GameRow = typeof games.$inferSelect

const isOurs = (ctx: Ctx, game: GameRow) => oursIn(game, { ofClub: ctx.club.teamNames, ofTeam: [] })

async function nextOf(ctx: Ctx, team: { id: string }): Promise<GameRow | undefined> {
  const tomorrow = new Date(ctx.clock.now().getTime() + 86_400_000)
  const found = await ctx.db
    .select()
    .from(games)
    .where(and(eq(games.teamId, team.id), eq(games.status, 'scheduled'), gt(games.startsAt, tomorrow)))
    .orderBy(asc(games.startsAt))
    .limit(20)
  return found.find((game) => isOurs(ctx, game))
}

const playersOf = (ctx: Ctx, team: { id: string }) =>
  ctx.db
    .select({ id: members.id, number: members.number, position: members.position })
    .from(members)
    .where(and(eq(members.teamId, team.id), eq(members.active, true)))
    .orderBy(asc(members.nameKey))
    .limit(18)

/** Records the players' answers and picks a squad of available players. Most have confirmed. */
async function pickSquad(ctx: Ctx, game: GameRow, team: { id: string }): Promise<void> {
  const players = await playersOf(ctx, team)
  for (const [index, player] of players.entries())
    if (index % 6 !== 5)
      await aGameAnswer(ctx, game, player, {
        answer: index % 7 === 4 ? 'not' : index % 7 === 6 ? 'maybe' : 'available',
      })
  const picked = players.filter((_, index) => index % 7 !== 4).slice(0, 14)
  const shirts = new Set<number>()
  await saveSquad(ctx, game.id, {
    version: 1,
    meetBeforeMinutes: 75,
    meetPlace: 'At the hall entrance',
    kitColour: 'Red, with white for the goalkeepers',
    officials: 'Elif Aydın, Marek Wiśniewski',
    referees: '',
    players: picked.map(({ id, number, position }) => {
      const shirtNumber = number !== null && !shirts.has(number) ? number : null
      if (shirtNumber !== null) shirts.add(shirtNumber)
      return { memberId: id, position: positionFrom(position), shirtNumber }
    }),
  })
  const now = ctx.clock.now()
  const remindedAt = game.startsAt.getTime() - now.getTime() < 86_400_000 ? now : null
  for (const [index, { id }] of picked.entries())
    await ctx.db
      .update(gameCallUps)
      .set({
        calledUpAt: now,
        remindedAt,
        answer: index < SILENT ? null : index === SILENT ? 'declined' : 'confirmed',
        answeredAt: index < SILENT ? null : now,
      })
      .where(and(eq(gameCallUps.gameId, game.id), eq(gameCallUps.memberId, id)))
}

const positionFrom = (position: string): SquadPosition => POSITIONS.find((one) => one === position) ?? 'Bench'

/** Records the last games of a team with their goals. */
async function recordLastGames(ctx: Ctx, team: { id: string }): Promise<void> {
  const past = await ctx.db
    .select()
    .from(games)
    .where(and(eq(games.teamId, team.id), eq(games.status, 'played'), lt(games.startsAt, ctx.clock.now())))
    .orderBy(desc(games.startsAt))
    .limit(10)
  for (const game of past.filter((one) => isOurs(ctx, one)).slice(0, RECORDED)) {
    await pickSquad(ctx, game, team)
    await recordGame(ctx, game)
  }
}

/** The goals of a game, spread over the hour and the squad. */
async function recordGame(ctx: Ctx, game: GameRow): Promise<void> {
  const squad = await ctx.db
    .select({ number: gameCallUps.shirtNumber })
    .from(gameCallUps)
    .where(eq(gameCallUps.gameId, game.id))
  const shirts = squad.flatMap(({ number }) => number ?? [])
  const ours = isOurs(ctx, game)
  const goalsOf = (side: 'home' | 'away', many: number) =>
    Array.from({ length: many }, (_, n) => ({
      side,
      minute: 1 + (58 * (n + (side === 'home' ? 0.3 : 0.7))) / many,
      shirtNumber: side === ours ? (shirts[(n * n) % Math.min(shirts.length, 7)] ?? null) : 2 + ((n * n) % 9),
      sevenMetre: n % 8 === 3,
    }))
  await aRecordedMatch(ctx, game, [
    ...goalsOf('home', game.homeScore ?? 0),
    ...goalsOf('away', game.awayScore ?? 0),
  ])
}
