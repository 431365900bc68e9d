import { sql } from 'drizzle-orm'
import webPush from 'web-push'
import { seal, unseal } from '../auth/seal.ts'
import type { Ports } from '../context.ts'
import { pushKeys } from './table.server.ts'

export type PushKeys = { publicKey: string; privateKey: string }

const PURPOSE = 'key of push messages'

/**
 * Returns the site's key pair and creates it on first use. If the site's secret has changed, a new pair is created, and
 * devices must turn notifications on again.
 */
export async function pushKeysOf({ db, secret }: Pick<Ports, 'db' | 'secret'>): Promise<PushKeys> {
  const stored = await storedKeys({ db, secret })
  if (stored) return stored
  const made = webPush.generateVAPIDKeys()
  const row = { publicKey: made.publicKey, privateKey: seal(made.privateKey, secret, PURPOSE) }
  await db.transaction(async (tx) => {
    // If two nodes start at the same time, the second uses the keys of the first.
    await tx.execute(sql`lock table ${pushKeys} in share row exclusive mode`)
    if (await storedKeys({ db: tx, secret })) return
    await tx.insert(pushKeys).values(row).onConflictDoUpdate({ target: pushKeys.id, set: row })
  })
  return (await storedKeys({ db, secret })) ?? made
}

async function storedKeys({
  db,
  secret,
}: {
  db: Pick<Ports['db'], 'select'>
  secret: string
}): Promise<PushKeys | undefined> {
  const [row] = await db.select().from(pushKeys)
  const privateKey = row && unseal(row.privateKey, secret, PURPOSE)
  return row && privateKey !== undefined ? { publicKey: row.publicKey, privateKey } : undefined
}
