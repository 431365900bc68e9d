import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rows } from '../../src/platform/database/database.ts'
import { startProduct } from '../support/child.ts'
import { aPhotograph } from '../support/pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { aClub, beside, type Club } from './club.ts'
import { type Ground, type Result, soonAfter, type Trial } from './trial.ts'
import { aFormToWrite, startWriting } from './writers.ts'

const ANSWERS = 50
const LIMIT_MS = 60_000

/** A machine is lost, and the backup of its club is restored on an empty one. The report states the time. */
export const restore: Trial = {
  name: 'backup restored on an empty machine',
  says: 'everything that was acknowledged before the backup is there, pictures open, and users stay logged in',
  isLong: true,
  run,
}

async function run({ folder }: Ground): Promise<Result> {
  const backups = join(folder, 'backups')
  const club = await aClub(join(folder, 'lost'), { DEMO: '1' })
  const { db, ctx } = await beside(club)
  const headers: Headers = await signIn(ctx, 'administrator')
  const picture = await upload(club, headers)
  const writers = startWriting(club.origin, (await aFormToWrite(ctx)).id)
  await soonAfter(() => writers.acknowledged.size >= ANSWERS, LIMIT_MS)
  await writers.stop()
  const saved = await command(club.env, '--backup', '--to', backups)
  await db.$client.end()
  await club.stop()

  const env = { ...club.env, DATA_DIR: join(folder, 'empty') }
  const [name = ''] = await readdir(backups)
  const started = performance.now()
  await command(env, '--restore', join(backups, name))
  const restored = performance.now()
  const again = await aClub(env.DATA_DIR, env)
  const ready = performance.now()
  const findings = await missing(again, headers, picture, [...writers.acknowledged])
  await again.stop()
  const size = saved.replace(/^.*?: /, '').replace(/\.$/, '')
  return {
    measured: `${size}; restored in ${seconds(restored - started)}, the first page ${seconds(ready - restored)} later`,
    findings,
  }
}

type Headers = Record<string, string>

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Runs a command of the built product and returns what it says. */
async function command(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { child, logged, said } = startProduct(env, args)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]} fails: ${said()}`)
  return logged().trim()
}

async function upload({ origin }: Club, headers: Headers): Promise<string> {
  const body = new FormData()
  body.append('files', new File([new Uint8Array(await aPhotograph())], 'a.jpg', { type: 'image/jpeg' }))
  body.append('alt', 'A picture')
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body, headers })
  const [{ url = '' } = {}] = (await answer.json()) as { url?: string }[] // the response of the upload
  return url
}

async function missing(club: Club, headers: Headers, picture: string, answers: string[]): Promise<string[]> {
  const findings: string[] = []
  for (const path of ['/', picture, '/api/gdutils/me', '/members/dashboard/']) {
    const { status } = await fetch(club.origin + path, { headers, redirect: 'manual' })
    if (status !== 200) findings.push(`${path} answers ${status}`)
  }
  const { db } = await beside(club)
  const text = sql`select count(*)::int as many from form_results where data::text like '%word-%'`
  const [kept] = await rows<{ many: number }>(db, text)
  if (kept?.many !== answers.length)
    findings.push(`${answers.length} answers were acknowledged and ${kept?.many} are there`)
  await db.$client.end()
  return findings
}
