import { readPidFile } from '../../src/platform/embedded-postgres/pid-file.ts'
import { aClub, beside, type Club, clusterOf } from './club.ts'
import { type Ground, pause, type Result, soonAfter, statusOf, type Trial } from './trial.ts'
import { aFormToWrite, losses, startWriting, type Writers, waitingEmails } from './writers.ts'

const LONG = 50
const SHORT = 2
const ANSWERS_BETWEEN = 20
const LIMIT_MS = 60_000

/** Kills the product and its PostgreSQL in turn with kill -9 while people write. */
export const kills: Trial = {
  name: 'kill -9 under write load',
  says: 'every acknowledged write is stored once and e-mailed once, and the site recovers automatically: the supervisor restarts the product, and the product restarts PostgreSQL',
  run,
}

async function run({ folder, long }: Ground): Promise<Result> {
  const club = await aClub(folder)
  const { db, ctx } = await beside(club)
  const form = await aFormToWrite(ctx)
  const writers = startWriting(club.origin, form.id)
  const findings: string[] = []
  const times: number[] = []
  const rounds = long ? LONG : SHORT
  for (let round = 0; round < rounds; round += 1) {
    await moreAnswers(writers)
    await pause(Math.random() * 200)
    const started = performance.now()
    const back = round % 2 === 0 ? await killDatabase(club) : await killProduct(club)
    if (back === undefined) findings.push(`round ${round}: not back within ${LIMIT_MS / 1000} s`)
    times.push(performance.now() - started)
  }
  await moreAnswers(writers)
  await writers.stop()
  await db.$client.end()
  findings.push(...(await accounts(club, writers, long)))
  await club.stop()
  const slowest = Math.round(Math.max(...times))
  const measured = `${rounds} kills, ${writers.acknowledged.size} acknowledged answers, back after ${slowest} ms at most`
  return { measured, findings }
}

/** Uses a new connection, because each kill breaks the previous ones. Returns the losses. */
async function accounts(club: Club, writers: Writers, long: boolean): Promise<string[]> {
  const { db } = await beside(club)
  const findings = await losses(db, writers)
  // A killed worker's jobs are released after a minute, by a check that runs every minute.
  const waiting = long ? await waitingEmails(db, 180_000) : 0
  if (waiting > 0) findings.push(`${waiting} e-mails have not gone out after three minutes`)
  await db.$client.end()
  return findings
}

async function moreAnswers({ acknowledged }: Writers): Promise<void> {
  const before = acknowledged.size
  await soonAfter(() => acknowledged.size >= before + ANSWERS_BETWEEN, LIMIT_MS)
}

async function killProduct(club: Club): Promise<number | undefined> {
  await club.kill()
  await club.startAgain()
  return soonAfter(async () => (await statusOf(`${club.origin}/`)) === 200, LIMIT_MS)
}

/** The product keeps running, and readiness returns with the database. */
async function killDatabase(club: Club): Promise<number | undefined> {
  const pid = readPidFile(clusterOf(club))?.pid ?? 0
  process.kill(pid, 'SIGKILL')
  await soonAfter(() => readPidFile(clusterOf(club))?.pid !== pid, LIMIT_MS)
  const back = await soonAfter(async () => (await statusOf(`${club.origin}/readyz`)) === 200, LIMIT_MS)
  return club.lives() ? back : undefined
}
