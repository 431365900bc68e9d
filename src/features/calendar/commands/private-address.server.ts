import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { seal, unseal } from '../../../platform/auth/seal.ts'
import type { Ctx } from '../../../platform/context.ts'
import { privateCalendars } from '../table.server.ts'

const TOKEN_BYTES = 24
const purposeOf = (userId: string) => `private calendar of ${userId}`

/** Returns the hash of a token, so that a calendar can be found without storing its token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type Needs = Pick<Ctx, 'db' | 'actor' | 'secret' | 'clock'>

/** Returns the token of the caller's private calendar and creates it on first use. Throws Forbidden for a visitor. */
export async function privateToken(ctx: Needs): Promise<string> {
  const { db, actor, secret } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const [row] = await db.select().from(privateCalendars).where(eq(privateCalendars.userId, actor.userId))
  // A token that was encrypted with an earlier secret of the site cannot be read and is replaced.
  return (row && unseal(row.sealedToken, secret, purposeOf(actor.userId))) ?? renewPrivateToken(ctx)
}

/**
 * Replaces the token of the caller's private calendar; the old address stops working. Throws Forbidden for a visitor.
 */
export async function renewPrivateToken({ db, actor, secret, clock }: Needs): Promise<string> {
  if (actor.kind !== 'user') throw new Forbidden()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = {
    userId: actor.userId,
    tokenHash: hashOfToken(token),
    sealedToken: seal(token, secret, purposeOf(actor.userId)),
    createdAt: clock.now(),
  }
  await db
    .insert(privateCalendars)
    .values(row)
    .onConflictDoUpdate({ target: privateCalendars.userId, set: row })
  return token
}
