import { rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { SERVER } from '../../tools/bootstrap/server.mjs'
import { machine } from '../support/report.ts'
import { logIn, PLAYER } from './admin.ts'
import { anEmptyClub } from './club.ts'
import { startOnOneCore, stopped } from './load.ts'
import { aSeasonOfTraining } from './season-of-training.ts'

/** Measures the pages about training with a whole season: node tests/load/season.ts, on the built product. */

const ROOT = join(import.meta.dirname, '../..')
process.chdir(ROOT)
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
const DATA_DIR = join(ROOT, '.data/bench/season')
const PORT = 4273
const SITE = `http://127.0.0.1:${PORT}`
const TIMES = 60

type Line = { what: string; kilobytes: number; middleMs: number; fastestMs: number }

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(DATA_DIR)
const ctx = await anEmptyClub(database.url, ROOT)
const lines: Line[] = []
try {
  const { teamId, sessionId, token } = await aSeasonOfTraining(ctx)
  const env = { DATABASE_URL: database.url, DATA_DIR, PORT: String(PORT), LOG_LEVEL: 'error', DEMO: '0' }
  const server = await startOnOneCore(SERVER, { ...env, NODE_ENV: 'production' }, `${SITE}/readyz`)
  try {
    const staff = await logIn(SITE)
    await measure('This week of a member', '/members/dashboard', await logIn(SITE, PLAYER))
    await measure('trainings of the whole club', '/admin/trainings', staff)
    await measure('attendance of a team, with its rates', `/admin/attendance?team=${teamId}`, staff)
    await measure('attendance list of a session', `/admin/attendance/${sessionId}`, staff)
    await measure('rates as a file', `/admin/attendance/export?team=${teamId}`, staff)
    await measure('private calendar', `/calendar/private/${token}.ics`, 'draft=none')
    await measure('calendar of a team', '/calendar/team/team-1.ics', 'draft=none')
    await measure('training times, past the page cache', '/about-us/trainings', 'draft=none')
  } finally {
    await stopped(server)
  }
} finally {
  await ctx.db.$client.end()
  await database.stop()
}
await writeFile(join(ROOT, 'docs/bench/season.md'), report(lines))

async function measure(what: string, path: string, cookie: string): Promise<void> {
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < TIMES + 20; n += 1) {
    const begun = performance.now()
    const answer = await fetch(SITE + path, { headers: { cookie } })
    bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (n >= 20) times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const [middleMs = 0, fastestMs = 0] = [times[Math.floor(TIMES / 2)], times[0]]
  lines.push({ what, kilobytes: bytes / 1000, fastestMs, middleMs })
  process.stdout.write(`${what}: ${middleMs.toFixed(1)} ms, fastest ${fastestMs.toFixed(1)} ms\n`)
}

function report(measured: readonly Line[]): string {
  const rows = measured.map(({ what, kilobytes, fastestMs, middleMs }) => {
    const cells = [
      what,
      `${Math.round(kilobytes)} kB`,
      ...[fastestMs, middleMs].map((ms) => `${ms.toFixed(1)} ms`),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return `# A season of training

Made by \`node tests/load/season.ts\` on the built product: ${Object.values(machine()).join(' · ')}

500 members in 20 teams, three sessions a week for each team over 40 weeks: 2,400 sessions, 49,500 marks of attendance and
60,000 answers. Each page is asked ${TIMES} times, one after the other, by a server with one core.
During the measurement ${loadavg()[0]?.toFixed(1)} processes waited for the ${cpus().length} processors on average; the fastest answer shows the page without them.

| Page | Size | Fastest | Middle |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
