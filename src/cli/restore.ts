import { resolve } from 'node:path'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { startEmbedded } from '../platform/embedded-postgres/embedded.ts'
import { openLog } from '../platform/log/log.ts'
import type { CommandContext } from './command.ts'
import { typedIn } from './parse-options.ts'

const USAGE = 'Usage: npm run restore FOLDER -- [--replace]'

/** `npm run restore`: restores a backup while no site runs. Returns the exit code. */
export async function restore(
  args: string[],
  { from, say, config: settings }: CommandContext,
): Promise<number> {
  const chosen = chosenIn(args)
  if (!chosen) {
    say(USAGE)
    return 2
  }
  const { databaseUrl, dataDir, root, logLevel, logFormat } = settings()
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir)
  try {
    const target = {
      databaseUrl: databaseUrl ?? embedded?.url ?? '',
      dataDir,
      root,
      log: openLog(logLevel, logFormat),
    }
    const { createdAt, tables } = await restoreBackup(resolve(from, chosen.folder), target, chosen.replace)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`What was saved on ${createdAt} is back: ${rows} rows of ${tables.length} tables, and the files.`)
    return 0
  } finally {
    await embedded?.stop()
  }
}

function chosenIn(args: string[]): { folder: string; replace: boolean } | undefined {
  const options = { replace: { type: 'boolean', default: false } } as const
  const typed = typedIn({ args, allowPositionals: true, options })
  const [folder, ...rest] = typed?.positionals ?? []
  return typed && folder !== undefined && rest.length === 0
    ? { folder, replace: typed.values.replace }
    : undefined
}
