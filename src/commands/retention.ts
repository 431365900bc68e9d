import { parseArgs } from 'node:util'
import { countForgotten, forget } from '../retention.ts'
import type { Desk } from './desk.ts'
import { withPool } from './with-database.ts'

const USAGE = 'Usage: npm run retention -- [--dry-run]'

/** `npm run retention`: deletes what has been kept long enough, or says what would go. Answers the exit code. */
export async function retention(args: string[], { say, config: settings, now }: Desk): Promise<number> {
  const dryRun = dryRunIn(args)
  if (dryRun === undefined) {
    say(USAGE)
    return 2
  }
  return withPool(settings(), async (db) => {
    const ports = { db, clock: { now: () => now } }
    const forgotten = await (dryRun ? countForgotten(ports) : forget(ports))
    for (const { what, many } of forgotten) say(`${String(many).padStart(6)}  ${what}`)
    say(
      dryRun
        ? 'Nothing is deleted: this was a dry run.'
        : 'They are deleted; their files follow within minutes.',
    )
    return 0
  })
}

function dryRunIn(args: string[]): boolean | undefined {
  try {
    return parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run']
  } catch {
    return undefined // an option that there is not: the usage says which there are
  }
}
