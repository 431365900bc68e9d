import { anEvent } from '../../demo/builders/event.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { prepareSettings } from '../../src/features/club/commands/prepare-settings.server.ts'
import { configurations } from '../../src/features/content/table.server.ts'
import { games } from '../../src/features/games/table.server.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { migrateJobs } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { systemCtx } from '../support/system-ctx.ts'
import { fillAdmin } from './admin.ts'
import { fillStore } from './store.ts'

const TEAMS = 20
const MEMBERS = 500
const GAMES = 5000

/** An empty club in a migrated database. */
export async function anEmptyClub(url: string, root: string): Promise<Ctx> {
  const log = openLog('error')
  const db = openDatabase(url, log)
  await migrateDatabase(db, root)
  await migrateJobs(db)
  const config = parseConfig({ DATA_DIR: '.data/bench' })
  await db.insert(configurations).values({})
  await prepareSettings({ db, clock: { now: () => new Date() } }, { isPublished: true })
  return systemCtx(config, db, 'a secret for measuring, 32 characters')
}

/**
 * A club of the size that the budgets assume: 20 teams, 500 members, 5,000 games, its store, and 10,000 unlisted
 * members. `addMore` adds what only one measurement needs.
 */
export async function fillClub(
  url: string,
  root: string,
  addMore?: (ctx: Ctx) => Promise<unknown>,
): Promise<void> {
  const ctx = await anEmptyClub(url, root)
  const { db } = ctx
  const teams = []
  for (let n = 0; n < TEAMS; n += 1) teams.push(await aTeam(ctx, { name: `Team ${n + 1}` }))
  for (let n = 0; n < MEMBERS; n += 1) {
    const team = teams[n % TEAMS]
    await aMember(ctx, { name: `Player ${n + 1}`, country: 'GB', position: 'Pivot', ...(team && { team }) })
  }
  for (let n = 0; n < 12; n += 1) await anEvent(ctx, { name: `Event ${n + 1}`, birthday: n === 0 })
  const now = ctx.clock.now().getTime()
  for (let from = 0; from < GAMES; from += 1000) {
    await db.insert(games).values(
      Array.from({ length: 1000 }, (_, i) => ({
        type: ((from + i) % 5) + 1,
        startsAt: new Date(now + (from + i - GAMES / 2) * 3_600_000),
        homeTeam: 'London GD',
        awayTeam: `Club ${i % 40}`,
        venue: 'Brentford Hall',
      })),
    )
  }
  await fillStore(ctx)
  await fillAdmin(ctx)
  await addMore?.(ctx)
  await db.$client.end()
}
