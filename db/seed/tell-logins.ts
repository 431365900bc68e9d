import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ports } from '../../src/platform/context.ts'
import { seeds } from '../../src/platform/database/table.server.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts'
import { DEMO } from './seed.ts'

/** Tells whoever has started the demo club how to log in: a table on a terminal, else one line of the log. */
export async function tellDemoLogins(
  { config, db, log }: Pick<Ports, 'config' | 'db' | 'log'>,
  terminal = process.stdout.isTTY === true,
): Promise<void> {
  if (!config.demo) return
  const [told] = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.name, DEMO), isNotNull(seeds.finishedAt)))
  if (!told) return
  if (terminal) process.stdout.write(demoLoginTable(config.publicUrl))
  else log.info({ users: DEMO_LOGINS.map(inWords), password: DEMO_PASSWORD }, 'Demo logins')
}

/** The log keeps no e-mail addresses. */
const inWords = ({ email }: { email: string }) => email.replace('@', ' at ')

export function demoLoginTable(publicUrl: URL): string {
  const rows = DEMO_LOGINS.map(({ role, email }) => `  ${role.padEnd(15)}${email}`)
  const where = new URL('/members/access/', publicUrl).href
  const ready = `The demo club is ready. Open ${publicUrl.href} in your browser.`
  return ['', ready, '', `Log in at ${where} with the password ${DEMO_PASSWORD}`, '', ...rows, '', ''].join(
    '\n',
  )
}
