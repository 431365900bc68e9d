import { Forbidden } from '../../../kernel/errors.ts'
import type { ArchiveEntry } from '../../../platform/archive/zip.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Row, readableColumns, readPages } from '../../../platform/database/read-pages.ts'
import { renderVariant } from '../../../platform/files/drawing.ts'
import { files } from '../../../platform/files/table.server.ts'
import { readCrest } from '../../club/queries/crest.server.ts'
import { isOpenFile } from '../../forms/queries/open-results.server.ts'
import { pathOfFile } from '../model/file-path.ts'
import { readMe } from '../model/read-me.ts'
import { csvText, jsonText } from '../model/table-text.ts'
import { canExport } from '../policy.ts'
import { EXPORTED_TABLES, type ExportedTable } from '../queries/tables.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'club' | 'files'>

/**
 * Exports all data of the club as the files of an archive and records the export in the audit log. The files are
 * streamed and nothing is stored, so an interrupted download leaves nothing behind. Throws Forbidden unless the caller
 * is an administrator.
 */
export async function exportEverything(
  ctx: Needs & Pick<Ctx, 'actor'>,
): Promise<AsyncIterable<ArchiveEntry>> {
  if (!canExport(ctx.actor)) throw new Forbidden()
  await audit(ctx.db, ctx, { action: 'club.export', subject: 'club' })
  return everything(ctx)
}

async function* everything(ctx: Needs): AsyncGenerator<ArchiveEntry> {
  yield textFile('README.txt', readMe(ctx.club.name, ctx.clock.now(), EXPORTED_TABLES))
  for (const list of EXPORTED_TABLES) {
    yield { path: `${list.name}.json`, text: jsonText(pagesOf(ctx, list)) }
    yield { path: `${list.name}.csv`, text: csvText(namesOf(list), pagesOf(ctx, list)) }
  }
  const crest = await readCrest(ctx)
  if (crest) yield { path: 'files/crest.png', bytes: crest }
  yield* storedFiles(ctx)
}

async function* storedFiles(ctx: Needs): AsyncGenerator<ArchiveEntry> {
  const missing: string[] = []
  for await (const rows of readPages(ctx.db, files, [], isOpenFile))
    for (const file of rows.map(storedFile)) {
      const path = pathOfFile(file)
      const key = `${file.id}/original`
      const bytes = (await ctx.files.get(key)) ?? (await renderVariant(ctx.files, file.id, 'original', key))
      if (bytes) yield { path, bytes }
      else missing.push(path)
    }
  if (missing.length > 0) yield textFile('files-not-found.txt', `${missing.join('\n')}\n`)
}

const storedFile = (row: Row) => row as typeof files.$inferSelect // the rows of that table

const textFile = (path: string, text: string): ArchiveEntry => ({ path, bytes: Buffer.from(text) })

const PATH = 'path'

const namesOf = ({ table, without }: ExportedTable): string[] => [
  ...(table === files ? [PATH] : []),
  ...Object.keys(readableColumns(table, without)),
]

/** Returns the rows of a list. Rows of files also have their path in the archive. */
async function* pagesOf(ctx: Needs, { table, without, only }: ExportedTable): AsyncGenerator<Row[]> {
  for await (const rows of readPages(ctx.db, table, without, only))
    yield table === files ? rows.map((row) => ({ [PATH]: pathOfFile(storedFile(row)), ...row })) : rows
}
