import { countExpired, deleteExpired } from '../retention.ts'
import type { CommandContext } from './command.ts'
import { typedIn } from './parse-options.ts'
import { withClub } from './with-database.ts'

const USAGE = 'Usage: npm run retention -- [--dry-run]'

/**
 * `npm run retention`: deletes data past its retention period, or shows what it would delete. Returns the exit code.
 */
export async function retention(
  args: string[],
  { say, config: settings, now }: CommandContext,
): Promise<number> {
  const typed = typedIn({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
  if (!typed) {
    say(USAGE)
    return 2
  }
  const isDryRun = typed.values['dry-run']
  return withClub(settings(), say, async (db) => {
    const ports = { db, clock: { now: () => now } }
    const deleted = await (isDryRun ? countExpired(ports) : deleteExpired(ports))
    for (const { what, many } of deleted) say(`${String(many).padStart(6)}  ${what}`)
    say(isDryRun ? 'Nothing was deleted: this was a dry run.' : 'Deleted. Their files follow within minutes.')
    return 0
  })
}
