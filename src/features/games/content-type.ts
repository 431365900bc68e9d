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
import { GAME_STATUSES, GAME_TYPES } from './model/game.ts'
import { rulesFromWire, rulesShape, rulesToWire } from './model/rules-shape.ts'
import { gameState, rulesInput } from './schema.ts'
import { competitions, games } from './table.server.ts'

const WORDED_TYPES = Object.entries(GAME_TYPES).map(([type, words]) => `${type} ${words}`)
const NO_TYPE = `Type must be the number of a team, or one of: ${WORDED_TYPES.join(', ')}`

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
      required: true,
      min: 1,
      help: `${WORDED_TYPES.join(', ')}; or the number of another team.`,
    }),
    Date: instant(games.startsAt, { required: true }),
    HomeTeam: text(games.homeTeam, { required: true, max: 100 }),
    AwayTeam: text(games.awayTeam, { required: true, max: 100 }),
    Venue: text(games.venue, { max: 200 }),
    Round: number(games.round, { min: 1 }),
    Status: choice(games.status, GAME_STATUSES),
    HomeScore: number(games.homeScore, { min: 0, label: 'Goals home' }),
    AwayScore: number(games.awayScore, { min: 0, label: 'Goals away' }),
    ForfeitedBy: choice(games.forfeitedBy, ['home', 'away'], { label: 'Forfeited by' }),
    team: one(games.teamId, 'teams', { help: 'Found by the type when left empty.' }),
    competition: one(games.competitionId, 'competitions'),
  },
  async beforeWrite(tx, _ctx, draft, id) {
    await checkState(tx, draft, id)
    if (draft.Type === undefined) return
    const team = await teamOfType(tx, draft.Type)
    if (!team && !(Number(draft.Type) in GAME_TYPES)) throw new Invalid({ Type: [NO_TYPE] })
    draft.team ||= team
  },
})

/** A status and what it needs, together with what is stored already. Throws Invalid with every field's message. */
async function checkState(tx: Tx, draft: EntryInput, id: string | undefined): Promise<void> {
  const [stored] = id ? await tx.select(state).from(games).where(eq(games.id, id)).for('update') : []
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

/** Our team that the type means: its legacy id. [resolutions F07] */
async function teamOfType(tx: Tx, type: unknown): Promise<string | null> {
  const [team] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.legacyId, Number(type)))
  return team?.id ?? null
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
      help: 'Points, order of criteria and deductions, as the league has them.',
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
