import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { aFreePort, end, startProduct, untilReady } from '../support/child.ts'
import { type Checked, writeChecks } from '../support/report.ts'
import { systemCtx } from '../support/system-ctx.ts'
import { ATTACKS } from './attacks.ts'
import { attacked, type Target, targetAt } from './target.ts'

/**
 * `npm run attack [-- words of names]`: runs the attacks on the built product with its demo club and prints a report.
 */

const ROOT = join(import.meta.dirname, '../..')
process.chdir(ROOT)
const DATA_DIR = join(ROOT, '.data/attack')
const SECRET = 'a secret for attacks, 32 characters or more'
const INTRODUCTION =
  'Each attack sends hostile requests to the built product with its demo club. A finding is an answer that should not have been given, or a fault that the product logged meanwhile.'

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(DATA_DIR)
const port = await aFreePort()
const env = {
  DATABASE_URL: database.url,
  DATA_DIR,
  PORT: String(port),
  DEMO: '1',
  SESSION_SECRET: SECRET,
  // Each attacker has its own IP address.
  TRUST_PROXY: '1',
}
const product = startProduct(env)
const db = openDatabase(database.url, openLog('silent'))
const checks: Checked[] = []
try {
  await untilReady(port, product, 600_000)
  const ctx = systemCtx(parseConfig(env), db, SECRET)
  const target = await targetAt({
    origin: `http://127.0.0.1:${port}`,
    ctx,
    long: true,
    logged: product.logged,
  })
  for (const attack of chosen()) checks.push(await timed(target, attack))
} finally {
  await end(product.child, 'SIGTERM')
  await db.$client.end()
  await database.stop()
}
if (process.argv.length === 2) {
  await writeChecks(join(ROOT, 'docs/attack'), {
    title: 'Attack',
    command: 'npm run attack',
    introduction: INTRODUCTION,
    checks,
  })
}
process.exit(checks.every(({ findings }) => findings.length === 0) ? 0 : 1)

function chosen() {
  const words = process.argv.slice(2).join(' ')
  return ATTACKS.filter(({ name }) => name.includes(words))
}

async function timed(target: Target, attack: (typeof ATTACKS)[number]): Promise<Checked> {
  const started = performance.now()
  const { tried, findings } = await attacked(target, attack)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  console.log(
    `${findings.length > 0 ? 'NOT ' : '    '}${attack.name}: ${tried} tried, ${findings.length} found, ${seconds} s`,
  )
  for (const finding of findings.slice(0, 40)) console.log(`      ${finding}`)
  return { name: attack.name, says: attack.says, measured: `${tried} tried`, findings, seconds }
}
