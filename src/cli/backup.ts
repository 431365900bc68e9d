import { resolve } from 'node:path'
import { sizeWords } from '../kernel/measures.ts'
import { makeBackup, removeOldBackups } from '../platform/backup/make-backup.ts'
import { appVersion } from '../platform/config/version.ts'
import type { CommandContext } from './command.ts'
import { typedIn } from './parse-options.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]'

/** `npm run backup`: saves database and files to a new dated folder while the site runs. Returns the exit code. */
export async function backup(
  args: string[],
  { from, say, config: settings, now }: CommandContext,
): Promise<number> {
  const chosen = chosenIn(args)
  if (!chosen) {
    say(USAGE)
    return 2
  }
  const config = settings()
  const into = chosen.to === undefined ? config.backupDir : resolve(from, chosen.to)
  return withDatabase(config, async (databaseUrl) => {
    const source = { databaseUrl, dataDir: config.dataDir, app: appVersion(config.root), now }
    const { folder, manifest } = await makeBackup(source, into)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${folder}: ${rows} rows of ${manifest.tables.length} tables, ${sizeWords(manifest.bytes)} in all.`)
    const old = chosen.keep === undefined ? [] : await removeOldBackups(into, chosen.keep)
    for (const name of old) say(`${name} is removed.`)
    return 0
  })
}

function chosenIn(args: string[]): { to: string | undefined; keep: number | undefined } | undefined {
  const typed = typedIn({ args, options: { to: { type: 'string' }, keep: { type: 'string' } } })
  if (!typed) return undefined
  const { to, keep } = typed.values
  if (keep === undefined) return { to, keep }
  return /^[1-9]\d{0,3}$/.test(keep) ? { to, keep: Number(keep) } : undefined
}
