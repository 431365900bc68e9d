import { join } from 'node:path'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { SERVER } from '../../tools/bootstrap/server.mjs'
import { logIn } from './admin.ts'
import { anEmptyClub } from './club.ts'
import { aGrowingClub } from './growing-club.ts'
import { startOnOneCore, stopped } from './load.ts'

/** The factors by which the data grows. */
export const SIZES = [1, 4, 16] as const
const PORT = 4272
const SITE = `http://127.0.0.1:${PORT}`
const WARM_UP_MS = 1500
const MEASURED_MS = 2500

/** The median time of a page at each size, in milliseconds, for sequential requests. */
export type Growth = { what: string; grows: string; ms: readonly number[]; power: number }

type Asked = { what: string; grows: string; path: string; staff?: boolean }

const ASKED: readonly Asked[] = [
  // The first page is cached, so it would not be read from the database. [decision 0052]
  { what: 'the directory, second page', grows: 'members', path: '/about-us/members?page=2' },
  { what: 'the page of a team', grows: 'members', path: '/teams/team-1' },
  { what: 'REST: 20 members', grows: 'members', path: '/api/members?_limit=20' },
  { what: 'members table, first 100', grows: 'members', path: '/admin/members', staff: true },
  { what: 'members table, search', grows: 'members', path: '/admin/members/rows?q=player+77', staff: true },
  { what: 'registrations table', grows: 'registrations', path: '/admin/registrations', staff: true },
  {
    what: 'registrations table, search',
    grows: 'registrations',
    path: '/admin/registrations/rows?q=77',
    staff: true,
  },
  { what: 'orders table', grows: 'orders', path: '/admin/orders', staff: true },
  { what: 'dashboard of the admin area', grows: 'all', path: '/admin', staff: true },
  { what: 'list of albums', grows: 'photos', path: '/media/photos' },
  { what: 'an album of 100 photos', grows: 'photos', path: '/media/photos/album-3' },
]

/** Measures the pages that show growing data, at 1, 4 and 16 times the size. Uses its own database. */
export async function measureGrowth(root: string): Promise<Growth[]> {
  const dataDir = join(root, '.data/bench/growth')
  const database = await startEmbedded(dataDir)
  const ctx = await anEmptyClub(database.url, root)
  const times = new Map<string, number[]>(ASKED.map(({ what }) => [what, []]))
  try {
    const grow = await aGrowingClub(ctx)
    for (const size of SIZES) {
      await grow(size)
      for (const [what, ms] of await measureAll(database.url, dataDir)) times.get(what)?.push(ms)
    }
  } finally {
    await ctx.db.$client.end()
    await database.stop()
  }
  return ASKED.map(({ what, grows }) => {
    const ms = times.get(what) ?? []
    return { what, grows, ms, power: powerOf(ms) }
  })
}

/** Each size has its own server, so that no cache of a previous size is used. */
async function measureAll(url: string, dataDir: string): Promise<[string, number][]> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(PORT), LOG_LEVEL: 'error', DEMO: '0' }
  const server = await startOnOneCore(SERVER, { ...env, NODE_ENV: 'production' }, `${SITE}/readyz`)
  try {
    const staff = await logIn(SITE)
    const measured: [string, number][] = []
    for (const { what, path, staff: isStaff } of ASKED)
      measured.push([what, await middleOfAnswers(path, isStaff ? staff : 'draft=none')])
    return measured
  } finally {
    await stopped(server)
  }
}

/** Returns the median, because the machine stalls occasionally. */
async function middleOfAnswers(path: string, cookie: string): Promise<number> {
  await answersOf(path, cookie, WARM_UP_MS)
  const times = (await answersOf(path, cookie, MEASURED_MS)).toSorted((one, other) => one - other)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

async function answersOf(path: string, cookie: string, forMs: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const begun = performance.now()
    const answer = await fetch(SITE + path, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return times
}

/** The exponent of growth: 0 is constant, 1 linear, 2 quadratic. */
function powerOf(ms: readonly number[]): number {
  const [first = 1, last = 1] = [ms[0], ms.at(-1)]
  return Math.log(last / first) / Math.log((SIZES.at(-1) ?? 1) / SIZES[0])
}
