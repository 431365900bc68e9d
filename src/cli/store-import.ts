import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { importCatalogue } from '../features/store/import/commands/import-catalogue.server.ts'
import { reportLines } from '../features/store/import/model/import-report.ts'
import { fileRefusalWords, MAX_FILE_BYTES } from '../features/store/import/model/supplier-file.ts'
import { SYSTEM } from '../kernel/actor.ts'
import { NO_PAGES } from '../platform/page-cache/tags.ts'
import type { CommandContext } from './command.ts'
import { typedIn } from './parse-options.ts'

const USAGE = 'Usage: npm run store:import FILE -- [--categories FILE] [--apply]'

type Chosen = { items: string; categories: string | undefined; apply: boolean }

/**
 * `npm run store:import`: previews the import of the supplier's list, or imports it with --apply. Returns the exit
 * code. Relative file names are resolved against the working directory.
 */
export async function storeImport(
  args: string[],
  { from, say, open }: Pick<CommandContext, 'from' | 'say' | 'open'>,
): Promise<number> {
  const chosen = chosenIn(args)
  if (!chosen) {
    say(USAGE)
    return 2
  }
  const files = {
    items: readSmall(resolve(from, chosen.items)),
    categories: chosen.categories === undefined ? undefined : readSmall(resolve(from, chosen.categories)),
  }
  const { items, categories } = files
  if (typeof items === 'string' || typeof categories === 'string') {
    say(typeof items === 'string' ? items : String(categories))
    return 1
  }
  const site = await open()
  try {
    const ctx = { ...site.ports, actor: SYSTEM, pages: NO_PAGES }
    const outcome = await importCatalogue(ctx, { items, categories }, chosen)
    for (const line of linesOf(outcome, chosen)) say(line)
    return outcome.ok ? 0 : 1
  } finally {
    await site.close()
  }
}

const linesOf = (outcome: Awaited<ReturnType<typeof importCatalogue>>, chosen: Chosen): string[] =>
  outcome.ok
    ? reportLines(outcome.report)
    : [fileRefusalWords(chosen[outcome.file] ?? '', outcome), 'Nothing is written.']

function chosenIn(args: string[]): Chosen | undefined {
  const typed = typedIn({
    args,
    allowPositionals: true,
    options: { categories: { type: 'string' }, apply: { type: 'boolean', default: false } },
  })
  const [items, ...rest] = typed?.positionals ?? []
  if (!typed || items === undefined || rest.length > 0) return undefined
  return { items, categories: typed.values.categories, apply: typed.values.apply }
}

/**
 * Reads a file. Returns its bytes, or a message if it cannot be used. The size is checked first, so a huge file is
 * never loaded into memory.
 */
function readSmall(path: string): Uint8Array | string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) return `${path} is not a file.`
  if (stat.size > MAX_FILE_BYTES) return fileRefusalWords(path, { reason: 'TOO_LARGE' })
  return readFileSync(path)
}
