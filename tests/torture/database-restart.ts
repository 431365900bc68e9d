import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { placeCluster } from '../support/prepared-cluster.ts'
import { aClub, beside, type Club } from './club.ts'
import { type Ground, type Result, soonAfter, statusOf, type Trial } from './trial.ts'
import { aFormToWrite, losses, startWriting } from './writers.ts'

const LIMIT_MS = 30_000

/** A separate PostgreSQL server stops and restarts while people read and write. */
export const databaseRestarts: Trial = {
  name: 'database restart while serving',
  says: 'readiness drops to 503 while health stays 200, the process survives, everything recovers with the database, and no acknowledged write is lost',
  run,
}

/** A PostgreSQL server at a stable address: a symbolic link to its socket folder, which changes with each start. */
function aDatabaseAt(folder: string) {
  const link = join(folder, 'socket')
  let running: EmbeddedDatabase | undefined
  return {
    url: `postgres://club@/club?host=${encodeURIComponent(link)}&port=5432`,
    async start() {
      running = await startEmbedded(join(folder, 'database'))
      await rm(link, { force: true })
      await symlink(running.socketDir, link)
    },
    stop: async () => running?.stop(),
  }
}

async function run({ folder, long }: Ground): Promise<Result> {
  await mkdir(join(folder, 'data'))
  const database = aDatabaseAt(folder)
  await placeCluster(join(folder, 'database'))
  await database.start()
  const club = await aClub(join(folder, 'data'), { DATABASE_URL: database.url })
  const { db, ctx } = await beside(club)
  const writers = startWriting(club.origin, (await aFormToWrite(ctx)).id)
  const findings: string[] = []
  let slowest = 0
  const rounds = long ? 5 : 1
  for (let round = 0; round < rounds; round += 1) {
    await soonAfter(() => writers.acknowledged.size > 20 * (round + 1), LIMIT_MS)
    await database.stop()
    findings.push(...(await whileGone(club)))
    await database.start()
    const back = await soonAfter(() => isBack(club), LIMIT_MS)
    if (back === undefined)
      findings.push(`round ${round}: pages and readiness are not back after ${LIMIT_MS} ms`)
    slowest = Math.max(slowest, back ?? LIMIT_MS)
  }
  const before = writers.acknowledged.size
  const goesOn = await soonAfter(() => writers.acknowledged.size > before + 5, LIMIT_MS)
  if (goesOn === undefined) findings.push('nobody can write after the last restart')
  await writers.stop()
  findings.push(...(await losses(db, writers)))
  await db.$client.end()
  await club.stop()
  await database.stop()
  return {
    measured: `${rounds} restarts, ${writers.acknowledged.size} acknowledged answers, back after ${slowest} ms at most`,
    findings,
  }
}

async function whileGone(club: Club): Promise<string[]> {
  const findings: string[] = []
  const dropped = await soonAfter(async () => (await statusOf(`${club.origin}/readyz`)) === 503, 5_000)
  if (dropped === undefined) findings.push('readiness stays up without a database')
  const health = await statusOf(`${club.origin}/healthz`)
  if (health !== 200) findings.push(`health answers ${health} without a database`)
  const page = await statusOf(`${club.origin}/events`)
  if (page === 0) findings.push('a page is cut without a database instead of saying so')
  if (!club.lives()) findings.push('the process ended with the database')
  return findings
}

const isBack = async ({ origin }: Club): Promise<boolean> =>
  (await statusOf(`${origin}/readyz`)) === 200 && (await statusOf(`${origin}/events`)) === 200
