import { createHash } from 'node:crypto'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { headerKey } from '../../../../platform/spreadsheet/columns.ts'
import { parseTable, type Table } from '../../../../platform/spreadsheet/parse-table.ts'
import { type FileRefusal, MAX_ROWS } from '../../../../platform/spreadsheet/refused-file.ts'
import { canManageMembers } from '../../policy.ts'
import { guessColumns, type Mapping, mappingProblem } from '../model/columns.ts'
import { type Decisions, NO_DECISIONS, planImport, type RowPlan } from '../model/import-plan.ts'
import { storedMembers, teamsToName } from '../queries/stored-members.server.ts'
import { rowReader, type TeamChoice } from '../schema.ts'
import { lockMembers, type RowRefused, writeImport } from './write-import.server.ts'

/** The text of a spreadsheet, and the columns if they were chosen by hand. */
export type GivenImport = {
  text: string
  columns?: ChosenColumns | undefined
  decisions?: Decisions
}

/** The fields chosen for the columns of a header. For a text with another header they are guessed again. */
export type ChosenColumns = { header: string; mapping: Mapping }

export type Preview = {
  header: string[]
  /** The first row below the header, as an example of each column. */
  example: string[]
  mapping: Mapping
  rows: RowPlan[]
  /** A digest of the text, the columns and the members. The import must send it back. */
  seen: string
}
type Columns = Pick<Preview, 'header' | 'example' | 'mapping'>
type Refusal = FileRefusal | ({ reason: 'COLUMNS'; message: string } & Columns)

/**
 * Compares a spreadsheet with the members without writing anything. Refuses text that is not a table and columns
 * without a name. Throws Forbidden unless the caller is an administrator.
 */
export async function previewImport(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  given: GivenImport,
): Promise<Outcome<{ preview: Preview }, Refusal>> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const read = readTable(given)
  if (!read.ok) return read
  const { preview } = await planOn(ctx.db, ctx, given, read)
  return done({ preview })
}

/**
 * Imports a previewed spreadsheet and stores its undo data, in one transaction. Refuses with CHANGED if the text, the
 * columns or the members have changed since the preview with the digest `seen`. Throws Forbidden unless the caller is
 * an administrator.
 */
export async function importMembers(
  ctx: Ctx,
  given: GivenImport & { seen: string },
): Promise<Outcome<{ importId: string }, Refusal | Unplanned | (RowRefused & { preview: Preview })>> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const read = readTable(given)
  if (!read.ok) return read
  const imported = await rollingBack<Outcome<{ importId: string }, Unplanned | RowRefused>>(() =>
    transact(ctx, async (tx) => {
      await lockMembers(tx)
      const { preview, teams } = await planOn(tx, ctx, given, read)
      if (preview.seen !== given.seen) return refused('CHANGED', { preview })
      if (preview.rows.every(({ kind }) => kind !== 'new' && kind !== 'changed'))
        return refused('NOTHING', { preview })
      return done({ importId: await writeImport(tx, ctx, preview.rows, teams) })
    }),
  )
  if (imported.ok || imported.reason !== 'ROW') return imported
  const { preview } = await planOn(ctx.db, ctx, given, read)
  return { ...imported, preview }
}

/** CHANGED: something has changed since the preview. NOTHING: no row adds or changes a member. */
type Unplanned = { reason: 'CHANGED' | 'NOTHING'; preview: Preview }

type Read = { ok: true; table: Table; mapping: Mapping }

function readTable({ text, columns }: GivenImport): Read | ({ ok: false } & Refusal) {
  const parsed = parseTable(text, MAX_ROWS)
  if (!parsed.ok) return parsed
  const { table } = parsed
  const isSame = columns?.header === headerKey(table.header)
  const mapping = isSame ? columns.mapping : guessColumns(table.header)
  const message = mappingProblem(mapping)
  if (message) return refused('COLUMNS', { message, ...columnsOf(table), mapping })
  return { ok: true, table, mapping }
}

async function planOn(
  db: Db | Tx,
  ctx: Pick<Ctx, 'clock'>,
  { text, decisions }: GivenImport,
  { table, mapping }: Read,
): Promise<{ preview: Preview; teams: TeamChoice[] }> {
  const teams = await teamsToName(db)
  const stored = await storedMembers(db)
  const positions = [...new Set(stored.map(({ position }) => position))]
  const read = rowReader(mapping, { teams, positions, today: clubDay(ctx.clock.now()) })
  const given = table.rows.map(({ row, cells }) => ({ row, ...read(cells) }))
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const known = { stored, teamName: (id: string) => names.get(id) ?? '' }
  const undecided = planImport(given, known, NO_DECISIONS)
  const rows = decisions ? planImport(given, known, decisions) : undecided
  // Decisions are left out of the digest, because they are made on this preview.
  const seen = digestOf([text.replace(/\r\n?/g, '\n'), mapping, undecided])
  return { preview: { ...columnsOf(table), mapping, rows, seen }, teams }
}

const columnsOf = ({ header, rows }: Table) => ({ header, example: rows[0]?.cells ?? [] })

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
