import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { anEvent } from '../../demo/builders/event.ts'
import { aPost } from '../../demo/builders/post.ts'
import { aUser } from '../../demo/builders/user.ts'
import { postContentType } from '../../src/features/content/content-type.ts'
import { saveDraft, scheduleDraft } from '../../src/platform/content/drafts.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { rows } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { addJob } from '../../src/platform/jobs/jobs.ts'
import { NO_PAGES } from '../../src/platform/page-cache/tags.ts'
import { noPayments } from '../../src/platform/payments/stripe.ts'
import { anActor } from '../support/actors.ts'
import { SERVER } from '../support/build.ts'
import { placeCluster } from '../support/prepared-cluster.ts'
import { type Ground, type Result, soonAfter, type Trial } from './trial.ts'

type Bundle = typeof import('../../src/main.ts')

/** The nights of London's clock changes, in UTC. */
const CHANGES = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'].map((text) => new Date(text))
const MINUTE_MS = 60_000

/** Moves the club's clock over both changes, and once an hour ahead. */
export const clockJumps: Trial = {
  name: 'clock over both London changes',
  says: 'scheduled work happens once, when it is due, and every page shows the club’s local time on both sides of the change',
  run,
}

type Night = { ctx: Ctx; at: (moment: Date) => Promise<void>; page: (path: string) => Promise<string> }

async function run({ folder, long }: Ground): Promise<Result> {
  const { app, open, parseConfig } = (await import(SERVER)) as Bundle
  await placeCluster(join(folder, 'database'))
  const database = await startEmbedded(join(folder, 'database'))
  let now = new Date(CHANGES[0]?.getTime() ?? 0)
  const clock = { now: () => now }
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error' }
  const site = await open(parseConfig(env), { clock, payments: noPayments })
  const hono = app(site)
  const ctx: Ctx = {
    ...site.ports,
    actor: { kind: 'system' },
    pages: NO_PAGES,
    client: 'local',
    requestId: 'night',
  }
  const night: Night = {
    ctx,
    async at(moment) {
      now = moment
      await publishNow(ctx)
    },
    page: async (path) => (await hono.request(path)).text(),
  }
  const findings: string[] = []
  let checked = 0
  for (const change of CHANGES) {
    now = new Date(change.getTime() - 4 * 60 * MINUTE_MS)
    checked += await over(night, change, long ? 10 : 30, findings)
  }
  await site.close()
  await database.stop()
  return { measured: `${checked} moments around two changes`, findings }
}

/** From two hours before to three hours after in steps of some minutes. Something is due every half hour. */
async function over(night: Night, change: Date, minutes: number, findings: string[]): Promise<number> {
  const from = change.getTime() - 120 * MINUTE_MS
  const due = Array.from({ length: 10 }, (_, n) => new Date(from + n * 30 * MINUTE_MS))
  const drafts = []
  for (const at of due) drafts.push({ at, ...(await aDraftDue(night.ctx, at)) })
  let moments = 0
  for (let minute = 0; minute <= 300; minute += minutes) {
    const moment = new Date(from + minute * MINUTE_MS)
    // After the clock jumps an hour, everything in that hour is due at once.
    if (minute > 180 && minute < 240) continue
    await night.at(moment)
    moments += 1
    for (const { id, at } of drafts) findings.push(...(await isAsDue(night.ctx, id, at, moment)))
  }
  for (const at of due) findings.push(...(await isReportedRight(night, at)))
  return moments
}

/** A post with a scheduled draft. */
async function aDraftDue(ctx: Ctx, at: Date): Promise<{ id: string }> {
  const user = await aUser(ctx, { role: 'administrator' })
  const { id, version } = await aPost(ctx, { title: `Due ${at.toISOString()}`, slug: `due-${at.getTime()}` })
  const writer = { ...ctx, actor: anActor('administrator', { user, active: false }) }
  await saveDraft(writer, postContentType, id, {
    data: { Content: '<p>Now</p>' },
    baseVersion: version,
    seen: 0,
  })
  const scheduled = await scheduleDraft(writer, postContentType, id, at)
  if (!scheduled.ok) throw new Error(scheduled.reason)
  return { id }
}

async function isAsDue(ctx: Ctx, id: string, at: Date, moment: Date): Promise<string[]> {
  const [post] = await rows<{ content: string; version: number }>(
    ctx.db,
    sql`select content, version from posts where id = ${id}`,
  )
  const isPublished = post?.content === '<p>Now</p>'
  const when = `at ${moment.toISOString()} what is due ${at.toISOString()}`
  if (isPublished !== at <= moment) return [`${when} is ${isPublished ? 'there' : 'not there'}`]
  if (isPublished && post.version !== 2) return [`${when} was written ${post.version - 1} times`]
  return []
}

/** Formats London time independently of the product's code. */
async function isReportedRight({ ctx, page }: Night, at: Date): Promise<string[]> {
  const { slug } = await anEvent(ctx, { name: `Night ${at.getTime()}`, startsAt: at })
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  })
  const html = await page(`/events/${slug}`)
  return html.includes(wall.format(at)) ? [] : [`/events/${slug} does not say ${wall.format(at)}`]
}

/** Runs the job of each minute with the product's own worker. */
async function publishNow(ctx: Ctx): Promise<void> {
  await ctx.db.transaction((tx) => addJob(tx, 'drafts:publish', {}))
  const left = async () =>
    (
      await rows<{ n: number }>(
        ctx.db,
        sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'drafts:publish'`,
      )
    )[0]?.n
  if ((await soonAfter(async () => (await left()) === 0, 20_000)) === undefined)
    throw new Error('no job was done')
}
