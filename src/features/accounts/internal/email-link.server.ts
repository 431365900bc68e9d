import { createHash, randomBytes } from 'node:crypto'
import { like } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { paths } from '../../../web/paths.ts'
import { verifications } from '../table.server.ts'

const TOKEN_BYTES = 32
const LIFETIME_MS = 24 * 60 * 60_000

/** Creates the link that confirms a new address. Only the hash of its token is stored. */
export async function createEmailLink(
  { clock, config }: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
  email: string,
): Promise<{ url: string; expiresAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await tx.insert(verifications).values({
    identifier: hashEmailToken(token),
    value: `${linkValue(userId)}${email}`,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  })
  return { url: new URL(`${paths.confirmEmail}?token=${token}`, config.publicUrl).href, expiresAt }
}

/** Deletes the pending e-mail links of a user, so that they stop working. */
export async function deleteEmailLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(like(verifications.value, `${linkValue(userId)}%`))
}

/** A new e-mail address to be confirmed by a link. */
export type EmailChange = { userId: string; email: string }

const PREFIX = 'email-link:'
/** The start of the value stored for a user's links. The new address follows. */
export const linkValue = (userId: string) => `${PREFIX}${userId}:`

/** The value that is stored instead of a link's token. */
export const hashEmailToken = (token: string) =>
  `${PREFIX}${createHash('sha256').update(token).digest('base64url')}`

/** Parses the value that `createEmailLink` stored. */
export function parseEmailChange(value: string): EmailChange {
  const rest = value.slice(PREFIX.length)
  const colon = rest.indexOf(':')
  return { userId: rest.slice(0, colon), email: rest.slice(colon + 1) }
}
