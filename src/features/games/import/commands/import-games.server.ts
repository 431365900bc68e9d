import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { headerKey } from '../../../../platform/spreadsheet/columns.ts'
import type { Table } from '../../../../platform/spreadsheet/parse-table.ts'
import type { FileRefusal } from '../../../../platform/spreadsheet/refused-file.ts'
import { teamChoices } from '../../../teams/queries/teams.server.ts'
import { queueGameChanged } from '../../internal/game-changed.server.ts'
import { canManageGames } from '../../policy.ts'
import { leagueTeams } from '../../queries/unmatched.server.ts'
import { competitions, games } from '../../table.server.ts'
import { type Mapping, mappingProblem } from '../model/columns.ts'
import { readFixtures } from '../model/fixture-table.ts'
import { type GameFacts, planImport, type RowPlan } from '../model/import-plan.ts'
import { teamOfRow } from '../model/team-of-row.ts'
import { storedGames } from '../queries/stored-games.server.ts'
import { readRow } from '../schema.ts'

/**
 * The input of an import: a text, manually chosen columns, and the team and competition of its games; '' to detect
 * them.
 */
export type GivenGames = {
  text: string
  columns?: { header: string; mapping: Mapping } | undefined
  teamId: string
  competitionId: string
}

type Columns = { header: string[]; example: string[]; mapping: Mapping }
export type GamesPreview = Columns & {
  rows: RowPlan[]
  /** A fingerprint of the text, the choices and the games in the preview. The import checks it. */
  seen: string
}
type Refusal = FileRefusal | ({ reason: 'COLUMNS'; message: string } & Columns)
type Needs = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock' | 'club'>

/**
 * Compares fixtures with the club's games without writing anything. Refuses text that is not a table, and columns
 * without date and teams. Throws Forbidden unless the caller is an administrator.
 */
export async function previewGames(
  ctx: Needs,
  given: GivenGames,
): Promise<Outcome<{ preview: GamesPreview }, Refusal>> {
  if (!canManageGames(ctx.actor)) throw new Forbidden()
  const read = readTable(given)
  return read.ok ? done({ preview: await planOn(ctx.db, ctx, given, read) }) : read
}

/**
 * Imports the previewed fixtures in one transaction: adds new games and updates changed ones. `seen` comes from the
 * preview: nothing is written if the text, the choices or the games have changed since. Throws Forbidden unless the
 * caller is an administrator.
 */
export async function importGames(
  ctx: Ctx,
  given: GivenGames & { seen: string },
): Promise<
  Outcome<
    { added: number; changed: number },
    Refusal | { reason: 'CHANGED' | 'NOTHING'; preview: GamesPreview }
  >
> {
  if (!canManageGames(ctx.actor)) throw new Forbidden()
  const read = readTable(given)
  if (!read.ok) return read
  return transact(ctx, async (tx) => {
    await tx.execute(sql`lock table ${games} in share row exclusive mode`)
    const preview = await planOn(tx, ctx, given, read)
    if (preview.seen !== given.seen) return refused('CHANGED', { preview })
    const written = await writeGames(tx, ctx, preview.rows)
    return written.added + written.changed === 0 ? refused('NOTHING', { preview }) : done(written)
  })
}

type Read = { ok: true; table: Table; mapping: Mapping }

function readTable({ text, columns }: GivenGames): Read | ({ ok: false } & Refusal) {
  const read = readFixtures(text)
  if (!read.ok) return read
  const { table, guessed } = read
  const mapping = columns?.header === headerKey(table.header) ? columns.mapping : guessed
  const message = mappingProblem(mapping)
  return message
    ? refused('COLUMNS', { message, ...columnsOf(table), mapping })
    : { ok: true, table, mapping }
}

const columnsOf = ({ header, rows }: Table) => ({ header, example: rows[0]?.cells ?? [] })

async function planOn(db: Db | Tx, ctx: Needs, given: GivenGames, { table, mapping }: Read) {
  const now = ctx.clock.now()
  const [stored, named, choices, leagues, [competition]] = [
    await storedGames(db),
    await leagueTeams(db),
    await teamChoices({ db: db as Db }),
    await db.select({ name: competitions.name, teamId: competitions.teamId }).from(competitions),
    given.competitionId
      ? await db.select().from(competitions).where(eq(competitions.id, given.competitionId))
      : [],
  ]
  const chosen = choices.find(({ value }) => value === given.teamId)?.value ?? competition?.teamId
  const rows = planImport(
    table.rows.map(({ row, cells }) => ({ row, ...readRow(mapping, cells, clubDay(now)) })),
    {
      stored,
      now,
      startMonth: ctx.club.seasonStartMonth,
      competitionId: competition?.id ?? null,
      teamFor: (game) => chosen ?? teamOfRow(game, named, leagues)?.id ?? null,
      teamName: (id) => choices.find(({ value }) => value === id)?.label ?? '',
    },
  )
  const seen = createHash('sha256')
    .update(JSON.stringify([given.text.replace(/\r\n?/g, '\n'), mapping, rows]))
    .digest('base64url')
  return { ...columnsOf(table), mapping, rows, seen }
}

/** The number of games per statement, far below PostgreSQL's limit of parameters. */
const AT_A_TIME = 500

async function writeGames(tx: Tx, ctx: Ctx, plan: readonly RowPlan[]) {
  const numbers = new Map((await leagueTeams(tx)).map(({ id, number }) => [id, number]))
  const added = plan.flatMap((row) => (row.kind === 'new' ? [columnsFor(row.game, numbers)] : []))
  for (let at = 0; at < added.length; at += AT_A_TIME)
    await tx.insert(games).values(added.slice(at, at + AT_A_TIME))
  const changed = plan.filter((row) => row.kind === 'changed')
  for (const { id, startedAt, game } of changed) {
    await tx
      .update(games)
      .set({
        ...columnsFor(game, numbers),
        version: sql`${games.version} + 1`,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(games.id, id))
    await queueGameChanged(tx, { gameId: id, startedAt })
  }
  const counts = { added: added.length, changed: changed.length }
  if (counts.added + counts.changed === 0) return counts
  await audit(tx, ctx, {
    action: 'games.import',
    subject: 'games',
    facts: { newGames: counts.added, changedGames: counts.changed },
  })
  await touch(tx, 'games', ...changed.map(({ id }) => `games/${id}`))
  return counts
}

const columnsFor = (
  {
    startsAt,
    homeTeam,
    awayTeam,
    venue,
    round,
    status,
    homeScore,
    awayScore,
    teamId,
    competitionId,
  }: GameFacts,
  numbers: ReadonlyMap<string, number | null>,
) => ({
  ...{ startsAt, homeTeam, awayTeam, venue, round, status, homeScore, awayScore, teamId, competitionId },
  ...(teamId && { type: numbers.get(teamId) ?? null }),
  ...(status !== 'forfeit' && { forfeitedBy: null }),
})
