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

/** Whether this database holds the demo club, or the beginning of it. */
export async function isDemoClub({ db }: Pick<Ports, 'db'>): Promise<boolean> {
  const [demo] = await db.select().from(seeds).where(eq(seeds.name, DEMO))
  return demo !== undefined
}

/** What the process keeps, before the club has settings. */
type Opened = Omit<Ports, 'club'>

/** Tells the demo club's story on an empty database, where the demo is wanted. A half-told one is wiped first. */
export async function seedIfDemo(ports: Opened, url: string): Promise<void> {
  if (!ports.config.demo) return
  const [story] = await ports.db.select().from(seeds).where(eq(seeds.name, DEMO))
  if (story?.finishedAt) return
  if (story) await wipe(ports)
  else if (await hasContent(ports)) return
  await ports.db.insert(seeds).values({ name: DEMO, startedAt: ports.clock.now() })
  ports.log.info('Loading the demo club ...')
  await createQuickly(ports, url)
  await ports.db.update(seeds).set({ finishedAt: ports.clock.now() }).where(eq(seeds.name, DEMO))
}

/**
 * Tells the story on connections that do not wait for the disk after each commit. A crash loses the end of it, which
 * `finishedAt` then says: that row is written on a connection that does wait.
 */
async function createQuickly(ports: Opened, url: string): Promise<void> {
  const db = openDatabase(url, ports.log, CONNECTIONS, undefined, (client) =>
    client.query('set synchronous_commit to off'),
  )
  try {
    // The story and what draws its pictures are needed once in a club's life.
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
    // Its audit log goes as well: nobody has done anything yet.
    await tx.execute(sql`set local sevenmetre.retention = 'on'`)
    await tx.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(', ')} cascade`))
  })
  await files.remove('')
}
