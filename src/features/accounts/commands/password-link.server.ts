import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users, verifications } from '../table.server.ts'

/** 256 random bits: nobody guesses a link. Only their hash is stored, so a stolen table opens nothing. */
const TOKEN_BYTES = 32
const LIFE_MS = 60 * 60_000

export type PasswordLink = { url: string; expiresAt: Date }

/**
 * Makes the link by which a user sets a password, valid once, for one hour. Links made before for the same user
 * stop working. Answers its address and when it expires. [resolutions A09]
 */
export async function makePasswordLink(
  { clock, config }: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
): Promise<PasswordLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await dropLinks(tx, userId)
  await tx.insert(verifications).values({
    identifier: hashOf(token),
    value: ownerOf(userId),
    expiresAt,
    createdAt: now,
    updatedAt: now,
  })
  return { url: new URL(`/members/reset?token=${token}`, config.publicUrl).href, expiresAt }
}

/** Links that were made for a user stop working. */
export async function dropLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, ownerOf(userId)))
}

export type LinkOwner = { id: string; name: string; email: string }

/** Whose link this is, as long as it works. Does not use it up. */
export async function ownerOfLink(
  { clock }: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  token: string,
): Promise<LinkOwner | undefined> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, hashOf(token)), gt(verifications.expiresAt, clock.now())))
  if (!link) return undefined
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, link.value.slice(PREFIX.length)))
  return user
}

/** Uses the link up. Of two requests that bring it at the same moment, one gets true. */
export async function takeLink({ clock }: Pick<Ctx, 'clock'>, tx: Tx, token: string): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, hashOf(token)), gt(verifications.expiresAt, clock.now())))
    .returning({ id: verifications.id })
  return taken.length === 1
}

const PREFIX = 'password-link:'
const ownerOf = (userId: string) => `${PREFIX}${userId}`
const hashOf = (token: string) => `${PREFIX}${createHash('sha256').update(token).digest('base64url')}`
