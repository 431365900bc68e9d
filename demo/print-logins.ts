import { and, eq, isNotNull } from 'drizzle-orm'
import type { Config } from '../src/platform/config/config.ts'
import type { Ports } from '../src/platform/context.ts'
import { seeds } from '../src/platform/database/table.server.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts'
import { DEMO } from './seed.ts'

/** Writes to standard output next to a text log, and to standard error when standard output holds only JSON. */
const say = ({ logFormat }: Pick<Config, 'logFormat'>, text: string): unknown =>
  (logFormat === 'text' ? process.stdout : process.stderr).write(text)

/** Prints the demo logins, with the address of the site last. */
export async function printDemoLogins(
  { config, db }: Pick<Ports, 'config' | 'db'>,
  print: (text: string) => unknown = (text) => say(config, text),
): Promise<void> {
  if (!config.demo) return
  const [loaded] = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.name, DEMO), isNotNull(seeds.finishedAt)))
  if (loaded) print(demoLoginTable(config.publicUrl))
}

export function demoLoginTable(publicUrl: URL): string {
  const rows = DEMO_LOGINS.map(({ role, title = role, email }) => `  ${title.padEnd(15)}${email}`)
  const where = new URL('/members/access/', publicUrl).href
  return [
    '',
    `Log in at ${where} with the password ${DEMO_PASSWORD} as`,
    '',
    ...rows,
    '',
    `The demo club is ready. Open ${publicUrl.href} in your browser.`,
    '',
  ].join('\n')
}
