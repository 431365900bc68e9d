import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Invalid } from '../../kernel/errors.ts'
import {
  choice,
  defineContentType,
  type EntryInput,
  instant,
  json,
  number,
  one,
  text,
} from '../../platform/content/content-type.ts'
import { wordedIssue } from '../../platform/content/worded-issue.ts'
import type { Tx } from '../../platform/database/database.ts'
import { paths } from '../../web/paths.ts'
import { teams } from '../teams/table.server.ts'
import { queueGameChanged } from './internal/game-changed.server.ts'
import { GAME_STATUSES, teamNamed } from './model/game.ts'
import { rulesFromWire, rulesShape, rulesToWire } from './model/rules-shape.ts'
import { leagueTeams } from './queries/unmatched.server.ts'
import { gameState, rulesInput } from './schema.ts'
import { competitions, games } from './table.server.ts'

/** [TEA-010, TEA-011, resolutions F07] */
export const gameContentType = defineContentType({
  collection: 'games',
  type: 'Game',
  single: 'game',
  one: 'Game',
  many: 'Games',
  table: games,
  id: games.id,
  read: 'public',
  write: ['administrator'],
  limit: 100,
  sort: 'Date:desc',
  names: ['HomeTeam', 'AwayTeam'],
  drafts: true,
  page: () => paths.games,
  fields: {
    Type: number(games.type, {
      min: 1,
      help: 'The team’s number in fixtures. Leave it empty if you choose the team.',
    }),
    Date: instant(games.startsAt, { required: true }),
    HomeTeam: text(games.homeTeam, { required: true, max: 100 }),
    AwayTeam: text(games.awayTeam, { required: true, max: 100 }),
    team: one(games.teamId, 'teams', {
      none: 'Unmatched',
      help: 'Leave it empty to detect the team by number, competition or name.',
    }),
    Status: choice(games.status, GAME_STATUSES),
    Venue: text(games.venue, { max: 200 }),
    Round: number(games.round, { min: 1 }),
    HomeScore: number(games.homeScore, { min: 0, label: 'Goals home' }),
    AwayScore: number(games.awayScore, { min: 0, label: 'Goals away' }),
    ForfeitedBy: choice(games.forfeitedBy, ['home', 'away'], { label: 'Forfeited by' }),
    competition: one(games.competitionId, 'competitions'),
  },
  async beforeWrite(tx, _ctx, draft, id) {
    await checkState(tx, draft, id)
    if (!draft.team) await findTeam(tx, draft, id === undefined)
    else if (draft.Type === undefined) draft.Type = await numberOf(tx, draft.team)
  },
})

/** Checks a status with the values it needs, including stored ones. Throws Invalid with the messages of all fields. */
async function checkState(tx: Tx, draft: EntryInput, id: string | undefined): Promise<void> {
  const [stored] = id
    ? await tx
        .select({ ...state, startsAt: games.startsAt })
        .from(games)
        .where(eq(games.id, id))
        .for('update')
    : []
  if (id && stored) await queueGameChanged(tx, { gameId: id, startedAt: stored.startsAt })
  const given = Object.entries(draft).filter(([, value]) => value !== undefined)
  const checked = gameState.safeParse({ ...NEW_GAME, ...stored, ...Object.fromEntries(given) })
  if (!checked.success) throw new Invalid(z.flattenError(checked.error).fieldErrors)
}

const NEW_GAME = { Status: 'scheduled', HomeScore: null, AwayScore: null, ForfeitedBy: null }
const state = {
  Status: games.status,
  HomeScore: games.homeScore,
  AwayScore: games.awayScore,
  ForfeitedBy: games.forfeitedBy,
}

/**
 * Finds the team of a game without one: by its number, its competition, or a name that only one team uses. A game that
 * matches no team is stored and shown as unmatched.
 */
async function findTeam(tx: Tx, draft: EntryInput, isNew: boolean): Promise<void> {
  if (draft.Type !== undefined && draft.Type !== null) draft.team = await teamOfNumber(tx, Number(draft.Type))
  if (draft.team || !isNew) return
  const [competition] = draft.competition
    ? await tx
        .select({ teamId: competitions.teamId })
        .from(competitions)
        .where(eq(competitions.id, String(draft.competition)))
    : []
  const names = { homeTeam: String(draft.HomeTeam), awayTeam: String(draft.AwayTeam) }
  draft.team = competition?.teamId ?? teamNamed(names, await leagueTeams(tx))?.id ?? null
  if (draft.team && !draft.Type) draft.Type = await numberOf(tx, draft.team)
}

async function teamOfNumber(tx: Tx, number: number): Promise<string | null> {
  const [team] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.legacyId, number))
  return team?.id ?? null
}

async function numberOf(tx: Tx, teamId: unknown): Promise<number | null> {
  const [team] = await tx
    .select({ number: teams.legacyId })
    .from(teams)
    .where(eq(teams.id, String(teamId)))
  return team?.number ?? null
}

/** [resolutions E05] */
export const competitionContentType = defineContentType({
  collection: 'competitions',
  type: 'Competition',
  single: 'competition',
  one: 'Competition',
  many: 'Competitions',
  table: competitions,
  id: competitions.id,
  read: 'public',
  write: ['administrator'],
  limit: 100,
  sort: 'Season:desc',
  names: ['Name', 'Season'],
  fields: {
    Name: text(competitions.name, { required: true, max: 100 }),
    Season: text(competitions.season, { required: true, max: 20, help: 'Like 2026/27.' }),
    team: one(competitions.teamId, 'teams'),
    Rules: json(competitions.rules, {
      required: true,
      help: 'The league’s points, ranking criteria and deductions.',
      shape: rulesShape,
      edited: { from: rulesFromWire, to: rulesToWire },
    }),
  },
  touches: ['games'],
  async beforeWrite(_tx, _ctx, draft) {
    if (draft.Rules === undefined) return
    const checked = rulesInput.safeParse(draft.Rules)
    if (!checked.success) throw new Invalid({ Rules: checked.error.issues.map(wordedIssue) })
  },
})
