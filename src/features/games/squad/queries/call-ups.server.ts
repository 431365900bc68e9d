import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { accountOf } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { type GameStatus, oursIn, type Side } from '../../model/game.ts'
import { games } from '../../table.server.ts'
import { type Availability, type CallUpAnswer, meetAtOf, opponentsOf } from '../model/squad.ts'
import { gameAnswers, gameCallUps, gameSquads } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'club' | 'actor'>
export type Period = { memberIds: readonly string[]; from: Date; to: Date }

/** A game for one player. */
export type MemberGame = {
  gameId: string
  memberId: string
  firstName: string
  /** The name of our team; null for a game that matches no team yet. */
  team: string | null
  /** "Olympia at home" */
  opponents: string
  homeTeam: string
  awayTeam: string
  ours: Side | null
  status: GameStatus
  startsAt: Date
  /** Increases with each change of the game, for calendar apps. */
  version: number
  updatedAt: Date
  venue: string
  meetAt: Date | null
  meetPlace: string
  kitColour: string
  officials: string
  referees: string
  /** The player's availability; null without an answer. */
  availability: Availability | null
  /**
   * Who gave the availability, shown to the other guardian; null without an answer, if the reader gave it, or if it
   * came by a link to an address without an account.
   */
  availabilityBy: string | null
  /** Undefined if the player was not called up. */
  callUp: { answer: CallUpAnswer | null; answeredBy: string | null } | undefined
}

/**
 * Lists the games of these members' teams and those they were called up for, soonest first. The caller must check that
 * the reader acts for the members.
 */
export const gamesOfMembersBetween = (ctx: Reads, period: Period): Promise<MemberGame[]> =>
  memberGamesWhere(ctx, { ...period, where: isBetween(period) })

/**
 * Reads one game, with a row for each of these members that it concerns. The caller must check that the reader acts for
 * the members. `reader` is the account of the reader, who may have come by an e-mailed link.
 */
export const gameOfMembers = (
  ctx: Reads,
  { gameId, ...reading }: { gameId: string; memberIds: readonly string[]; reader?: string },
): Promise<MemberGame[]> => memberGamesWhere(ctx, { ...reading, where: eq(games.id, gameId) })

const availabilityUsers = alias(users, 'availability_users')
const callUpUsers = alias(users, 'call_up_users')

const isBetween = ({ from, to }: Period) => and(gte(games.startsAt, from), lt(games.startsAt, to))
const isCalledUp = isNotNull(gameCallUps.calledUpAt)

/** Whether the member plays for the team of the game, as their main or an additional team. */
const isOfTeam = or(
  eq(members.teamId, games.teamId),
  sql`exists (select from ${memberTeams} where ${memberTeams.memberId} = ${members.id}
    and ${memberTeams.teamId} = ${games.teamId})`,
)

async function memberGamesWhere(
  { db, club, actor }: Reads,
  {
    memberIds,
    where,
    reader = accountOf(actor),
  }: { memberIds: readonly string[]; where: SQL | undefined; reader?: string },
): Promise<MemberGame[]> {
  const isOther = ({ id }: { id: PgColumn }) => (reader ? ne(id, reader) : undefined)
  const found = await db
    .select(columns)
    .from(games)
    .innerJoin(members, inArray(members.id, [...memberIds]))
    .leftJoin(teams, eq(teams.id, games.teamId))
    .leftJoin(gameSquads, eq(gameSquads.gameId, games.id))
    .leftJoin(gameAnswers, and(eq(gameAnswers.gameId, games.id), eq(gameAnswers.memberId, members.id)))
    .leftJoin(gameCallUps, and(eq(gameCallUps.gameId, games.id), eq(gameCallUps.memberId, members.id)))
    .leftJoin(
      availabilityUsers,
      and(eq(availabilityUsers.id, gameAnswers.answeredBy), isOther(availabilityUsers)),
    )
    .leftJoin(callUpUsers, and(eq(callUpUsers.id, gameCallUps.answeredBy), isOther(callUpUsers)))
    .where(and(where, or(isCalledUp, and(eq(members.active, true), isOfTeam))))
    .orderBy(asc(games.startsAt), asc(games.id), asc(members.firstName), asc(members.id))
  return found.flatMap(({ leagueNames, calledUpAt, answer, answeredBy, meetBeforeMinutes, ...game }) => {
    const ours = oursIn(game, {
      ofClub: club.teamNames,
      ofTeam: game.team === null ? [] : [game.team, ...(leagueNames ?? [])],
    })
    // The league also contains games between other clubs.
    if (!ours && !calledUpAt) return []
    const callUp = calledUpAt ? { answer, answeredBy } : undefined
    return [
      {
        ...game,
        ours,
        opponents: opponentsOf({ ...game, ours }),
        meetAt: meetAtOf(game.startsAt, meetBeforeMinutes),
        meetPlace: game.meetPlace ?? '',
        kitColour: game.kitColour ?? '',
        officials: game.officials ?? '',
        referees: game.referees ?? '',
        callUp,
      },
    ]
  })
}

const columns = {
  gameId: games.id,
  memberId: members.id,
  firstName: members.firstName,
  team: teams.name,
  leagueNames: teams.leagueNames,
  homeTeam: games.homeTeam,
  awayTeam: games.awayTeam,
  status: games.status,
  startsAt: games.startsAt,
  version: games.version,
  updatedAt: games.updatedAt,
  venue: games.venue,
  meetBeforeMinutes: gameSquads.meetBeforeMinutes,
  meetPlace: gameSquads.meetPlace,
  kitColour: gameSquads.kitColour,
  officials: gameSquads.officials,
  referees: gameSquads.referees,
  availability: gameAnswers.answer,
  availabilityBy: availabilityUsers.name,
  calledUpAt: gameCallUps.calledUpAt,
  answer: gameCallUps.answer,
  answeredBy: callUpUsers.name,
}
