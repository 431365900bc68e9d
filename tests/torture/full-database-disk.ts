import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../src/platform/database/database.ts'
import { aClub, beside, type Club } from './club.ts'
import { fillUp, onSmallDisk } from './small-disk.ts'
import { type Ground, pause, type Result, soonAfter, statusOf, type Trial } from './trial.ts'
import { aFormToWrite, losses, startWriting, type Writers } from './writers.ts'

const MEGABYTES = 160
const LIMIT_MS = 60_000

/** The disk of PostgreSQL is full: first for its tables, then also for its log, which ends PostgreSQL. */
export const fullDatabaseDisk: Trial = {
  name: 'full disk for PostgreSQL',
  says: 'while PostgreSQL cannot write, the process survives, health stays 200 and pages answer; with room again everything recovers by itself, and no acknowledged write is lost',
  run: ({ folder, long }: Ground) => {
    const disk = join(folder, 'disk')
    return onSmallDisk(disk, MEGABYTES, () => fillTwice(disk, long))
  },
}

async function fillTwice(disk: string, long: boolean): Promise<Result> {
  const club = await aClub(disk)
  const { db, ctx } = await beside(club)
  const writers = startWriting(club.origin, (await aFormToWrite(ctx)).id)
  const findings: string[] = []
  let slowest = 0
  let ends = 0
  // The second time, PostgreSQL needs a new file for its log and ends because there is none.
  for (const needsLog of long ? [false, true] : [true]) {
    await someAnswers(writers)
    const before = await startOf(club)
    const makeRoom = await fillUp(disk, MEGABYTES)
    if (needsLog) await fillLog(db)
    if ((await soonAfter(() => isRefused(writers), LIMIT_MS)) === undefined)
      findings.push('answers are taken on a full disk')
    // In a long run, PostgreSQL also fails to start again for some time.
    if (long) await pause(10_000)
    findings.push(...(await whileFull(club)))
    await makeRoom()
    const back = await soonAfter(() => isBack(club), LIMIT_MS)
    if (back === undefined) findings.push(`not back ${LIMIT_MS} ms after there is room again`)
    if (!(await someAnswers(writers))) findings.push('nobody can write although there is room again')
    slowest = Math.max(slowest, back ?? LIMIT_MS)
    if ((await startOf(club)) !== before) ends += 1
  }
  await writers.stop()
  await db.$client.end()
  findings.push(...(await lost(club, writers)))
  await club.stop()
  return {
    measured: `${MEGABYTES} MB disk, PostgreSQL ended ${ends} times, ${writers.acknowledged.size} acknowledged answers, back after ${slowest} ms at most`,
    findings,
  }
}

/** Writes to PostgreSQL's log until that fails: the files that it has are full, and there is no room for another. */
async function fillLog(db: Db): Promise<void> {
  const write = () => db.execute(sql`select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))`)
  for (let n = 0; n < MEGABYTES; n += 1) if (!(await write().catch(() => undefined))) return
}

/** When PostgreSQL last recovered. The whole server starts again when one of its processes ends. */
async function startOf(club: Club): Promise<string | undefined> {
  const { db } = await beside(club)
  const text = sql`select backend_start::text as at from pg_stat_activity where backend_type = 'checkpointer'`
  const [found] = await rows<{ at: string }>(db, text)
  await db.$client.end()
  return found?.at
}

/** Uses new connections, because the end of PostgreSQL breaks the others. */
async function lost(club: Club, writers: Writers): Promise<string[]> {
  const { db } = await beside(club)
  const findings = await losses(db, writers)
  await db.$client.end()
  return findings
}

async function someAnswers({ acknowledged }: Writers): Promise<boolean> {
  const before = acknowledged.size
  return (await soonAfter(() => acknowledged.size >= before + 20, LIMIT_MS)) !== undefined
}

async function isRefused({ acknowledged }: Writers): Promise<boolean> {
  const before = acknowledged.size
  await pause(500)
  return acknowledged.size === before
}

async function whileFull(club: Club): Promise<string[]> {
  const findings: string[] = []
  const health = await statusOf(`${club.origin}/healthz`)
  if (health !== 200) findings.push(`health answers ${health} on a full disk`)
  const page = await statusOf(`${club.origin}/events`)
  if (page === 0) findings.push('a page is cut on a full disk instead of saying so')
  if (!club.lives()) findings.push('the process ended on a full disk')
  return findings
}

const isBack = async ({ origin }: Club): Promise<boolean> =>
  (await statusOf(`${origin}/readyz`)) === 200 && (await statusOf(`${origin}/events`)) === 200
