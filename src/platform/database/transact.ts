import { sql } from 'drizzle-orm'
import type { PageTags } from '../page-cache/tags.ts'
import type { Db, Tx } from './database.ts'

const touchedIn = new WeakMap<object, Set<string>>()

/**
 * Runs a command's writes in one transaction. After the commit, pages with the tags passed to `touch` are dropped:
 * immediately on this node, so that users see their own writes, and through NOTIFY on the others.
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

/** Records the page tags that this transaction changes: a collection ('posts') or one entry ('posts/<id>'). */
export async function touch(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) touchedIn.get(tx)?.add(tag)
  // One notification for each tag, because PostgreSQL limits a payload to 8,000 bytes. All are sent at commit.
  await tx.execute(sql`select pg_notify('page_tags', tag) from unnest(${sql.param(tags)}::text[]) tag`)
}

/** Records a change to one entry and its collection: every list, and every page that shows the entry. */
export const touchEntry = (tx: Tx, collection: string, id: string) =>
  touch(tx, collection, `${collection}/${id}`)

/**
 * Returns a ctx for running commands inside an open transaction, each in a savepoint. Works for commands that only use
 * `ctx.db`. Pages are dropped when the transaction commits, as with `transact`.
 */
export function joining<C extends { db: Db; pages: PageTags }>(ctx: C, tx: Tx): C {
  // A Tx is a Db without the pool, which these commands do not use.
  const drop = (tags: Iterable<string>) => {
    for (const tag of tags) touchedIn.get(tx)?.add(tag)
  }
  return { ...ctx, db: tx as unknown as Db, pages: { ...ctx.pages, drop } }
}
