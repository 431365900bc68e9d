import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { paths } from '../../../web/paths.ts'
import { verifications } from '../table.server.ts'

/** 256 random bits cannot be guessed. Only their hash is stored, so a stolen table contains no working link. */
const TOKEN_BYTES = 32
const LIFETIME_MS = 60 * 60_000
/** How long an invitation is valid. */
export const INVITATION_MS = 7 * 24 * LIFETIME_MS

export type PasswordLink = { url: string; expiresAt: Date }

/**
 * Creates a link with which a user sets a password. It works once, within one hour or `lifetimeMs`, and replaces the
 * user's earlier links.
 */
export async function createPasswordLink(
  { clock, config }: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
  lifetimeMs = LIFETIME_MS,
): Promise<PasswordLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await deletePasswordLinks(tx, userId)
  await tx.insert(verifications).values({
    identifier: hashPasswordToken(token),
    value: linkValue(userId),
    expiresAt,
    createdAt: now,
    updatedAt: now,
  })
  return { url: new URL(`${paths.resetPassword}?token=${token}`, config.publicUrl).href, expiresAt }
}

/** Deletes the pending password links of a user, so that they stop working. */
export async function deletePasswordLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, linkValue(userId)))
}

/** Uses up a password link. Of two concurrent requests with the same link only one returns true. */
export async function redeemPasswordLink(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  token: string,
): Promise<boolean> {
  const used = await tx
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, hashPasswordToken(token)), gt(verifications.expiresAt, clock.now())),
    )
    .returning({ id: verifications.id })
  return used.length === 1
}

const PREFIX = 'password-link:'
/** The value of a user's stored link. */
export const linkValue = (userId: string) => `${PREFIX}${userId}`
/** The user of a stored link. */
export const userIdOf = (value: string) => value.slice(PREFIX.length)
/** The value that is stored instead of a link's token. */
export const hashPasswordToken = (token: string) =>
  `${PREFIX}${createHash('sha256').update(token).digest('base64url')}`
