import { sql } from 'drizzle-orm'
import type { PageTags } from '../pagecache/tags.ts'
import type { Db, Tx } from './database.ts'

const touchedIn = new WeakMap<object, Set<string>>()

/**
 * Runs a command's writes in one transaction. Pages tagged with what `touch` named inside are dropped when it has
 * committed: at once on this node, so that a writer reads his own write, and by NOTIFY on all others.
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

/** Names what this transaction changes, as page tags: a collection ('posts') or one entry ('posts/<id>'). */
export async function touch(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) touchedIn.get(tx)?.add(tag)
  await tx.execute(sql`select pg_notify('page_tags', ${tags.join(' ')})`)
}

/** Names one entry and its collection: every list and every page that shows it. */
export const touchEntry = (tx: Tx, collection: string, id: string) =>
  touch(tx, collection, `${collection}/${id}`)
