import { eq, sql } from 'drizzle-orm'
import { posts } from '../../src/features/content/table.server.ts'
import { SYSTEM } from '../../src/kernel/actor.ts'
import type { Ctx, Ports } from '../../src/platform/context.ts'
import { rows } from '../../src/platform/database/database.ts'
import { seeds } from '../../src/platform/database/table.server.ts'
import { NO_PAGES } from '../../src/platform/pagecache/tags.ts'

export const DEMO = 'demo-club'

/** Tells the demo club's story on an empty database, where the demo is wanted. A half-told one is wiped first. */
export async function seedIfDemo(ports: Ports): Promise<void> {
  if (!ports.config.demo) return
  const [story] = await ports.db.select().from(seeds).where(eq(seeds.name, DEMO))
  if (story?.finishedAt) return
  if (story) await wipe(ports)
  else if (await hasContent(ports)) return
  await ports.db.insert(seeds).values({ name: DEMO, startedAt: ports.clock.now() })
  ports.log.info('Seeding the demo club ...')
  const ctx: Ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES, client: 'local', requestId: 'seed' }
  // The story and what draws its pictures are needed once in a club's life.
  const { tellDemoClub } = await import('./demo-club.ts')
  await tellDemoClub(ctx)
  await ports.db.update(seeds).set({ finishedAt: ports.clock.now() }).where(eq(seeds.name, DEMO))
}

async function hasContent({ db }: Ports): Promise<boolean> {
  const [post] = await db.select({ id: posts.id }).from(posts).limit(1)
  return post !== undefined
}

async function wipe({ db, files }: Ports): Promise<void> {
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
