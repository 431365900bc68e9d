import { sql } from 'drizzle-orm'
import type { PageTags } from '../page-cache/tags.ts'
import type { Db, Tx } from './database.ts'

const touchedIn = new WeakMap<object, Set<string>>()

/**
 * Runs a command's writes in one transaction. After the commit the pages tagged by `touch` are dropped: at once on this
 * node, so that users see their own writes, and by NOTIFY on all others.
 */
export async function transact<T>(
  ctx: { db: Db; pages: PageTags },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const touched = new Set<string>()
  const answer = await ctx.db.transaction(async (tx) => {
    touchedIn.set(tx, touched)
    return work(tx)
  })
  ctx.pages.drop(touched)
  return answer
}

/** Marks what this transaction changes, as page tags: a collection ('posts') or one entry ('posts/<id>'). */
export async function touch(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) touchedIn.get(tx)?.add(tag)
  // One notification each: PostgreSQL limits one to 8,000 bytes, and sends them all with the commit.
  await tx.execute(sql`select pg_notify('page_tags', tag) from unnest(${sql.param(tags)}::text[]) tag`)
}

/** Marks one entry and its collection: every list and every page that shows it. */
export const touchEntry = (tx: Tx, collection: string, id: string) =>
  touch(tx, collection, `${collection}/${id}`)

/**
 * The same ctx inside an open transaction: the writes of its commands become part of it, each command in a savepoint.
 * For commands that use only `ctx.db`. Pages are dropped when the transaction commits, as with `transact`.
 */
export function joining<C extends { db: Db; pages: PageTags }>(ctx: C, tx: Tx): C {
  // A Tx is a Db without its pool, which such commands do not use.
  const drop = (tags: Iterable<string>) => {
    for (const tag of tags) touchedIn.get(tx)?.add(tag)
  }
  return { ...ctx, db: tx as unknown as Db, pages: { ...ctx.pages, drop } }
}
