import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ports } from '../src/platform/context.ts'
import { seeds } from '../src/platform/database/table.server.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts'
import { DEMO } from './seed.ts'

/** Where the logins are written: standard output is a terminal, or holds only JSON while `say` writes beside it. */
const CONSOLE = {
  isTerminal: process.stdout.isTTY === true,
  say: (line: string): unknown => process.stderr.write(line),
}

/**
 * Prints how to log in to the demo club: a table on a terminal; otherwise one line of the log, and the address of the
 * site as a plain line on standard error.
 */
export async function printDemoLogins(
  { config, db, log }: Pick<Ports, 'config' | 'db' | 'log'>,
  { isTerminal, say } = CONSOLE,
): Promise<void> {
  if (!config.demo) return
  const [loaded] = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.name, DEMO), isNotNull(seeds.finishedAt)))
  if (!loaded) return
  if (isTerminal) return void process.stdout.write(demoLoginTable(config.publicUrl))
  log.info({ users: DEMO_LOGINS.map(inWords), password: DEMO_PASSWORD }, 'Demo logins')
  say(readyLine(config.publicUrl))
}

/** The log keeps no e-mail addresses. */
const inWords = ({ email }: { email: string }) => email.replace('@', ' at ')

const readyLine = (publicUrl: URL) => `The demo club is ready. Open ${publicUrl.href} in your browser.\n`

export function demoLoginTable(publicUrl: URL): string {
  const rows = DEMO_LOGINS.map(({ role, email }) => `  ${role.padEnd(15)}${email}`)
  const where = new URL('/members/access/', publicUrl).href
  return [
    '',
    readyLine(publicUrl),
    `Log in at ${where} with the password ${DEMO_PASSWORD}`,
    '',
    ...rows,
    '',
    '',
  ].join('\n')
}
