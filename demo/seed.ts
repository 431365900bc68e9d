import { eq, sql } from 'drizzle-orm'
import { clubOf } from '../src/features/club/model.ts'
import { posts } from '../src/features/content/table.server.ts'
import { SYSTEM } from '../src/kernel/actor.ts'
import type { Ports } from '../src/platform/context.ts'
import { openDatabase, rows } from '../src/platform/database/database.ts'
import { seeds } from '../src/platform/database/table.server.ts'
import { NO_PAGES } from '../src/platform/page-cache/tags.ts'
import { DEMO_CLUB } from './data/club.ts'

export const DEMO = 'demo-club'

const CONNECTIONS = 10

/** Returns whether this database holds the demo club, complete or unfinished. */
export async function isDemoClub({ db }: Pick<Ports, 'db'>): Promise<boolean> {
  const [demo] = await db.select().from(seeds).where(eq(seeds.name, DEMO))
  return demo !== undefined
}

/** The ports available before the club has settings. */
type Opened = Omit<Ports, 'club'>

/** Loads the demo club into an empty database if demo data is wanted. An unfinished load is deleted first. */
export async function seedIfDemo(ports: Opened, url: string): Promise<void> {
  if (!ports.config.demo) return
  const [seeded] = await ports.db.select().from(seeds).where(eq(seeds.name, DEMO))
  if (seeded?.finishedAt) return
  if (seeded) await wipe(ports)
  else if (await hasContent(ports)) return
  await ports.db.insert(seeds).values({ name: DEMO, startedAt: ports.clock.now() })
  ports.log.info('Loading the demo club ...')
  await createQuickly(ports, url)
  await ports.db.update(seeds).set({ finishedAt: ports.clock.now() }).where(eq(seeds.name, DEMO))
}

/**
 * Loads it with `synchronous_commit` off. `finishedAt` is written last on a normal connection, so after a crash it is
 * missing.
 */
async function createQuickly(ports: Opened, url: string): Promise<void> {
  const db = openDatabase(url, ports.log, CONNECTIONS, undefined, (client) =>
    client.query('set synchronous_commit to off'),
  )
  try {
    // Imported here because a running site never needs the demo code again.
    const { createDemoClub } = await import('./demo-club.ts')
    await createDemoClub({
      ...ports,
      club: clubOf(ports.config.initialClub, DEMO_CLUB),
      db,
      actor: SYSTEM,
      pages: NO_PAGES,
      client: 'local',
      requestId: 'seed',
    })
  } finally {
    await db.$client.end()
  }
}

async function hasContent({ db }: Opened): Promise<boolean> {
  const [post] = await db.select({ id: posts.id }).from(posts).limit(1)
  return post !== undefined
}

async function wipe({ db, files }: Opened): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await db.transaction(async (tx) => {
    // The audit log is deleted too, because it only holds the interrupted load.
    await tx.execute(sql`set local sevenmetre.retention = 'on'`)
    await tx.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(', ')} cascade`))
  })
  await files.remove('')
}
