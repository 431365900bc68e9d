import { and, eq, gt, like } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import {
  type EmailChange,
  hashEmailToken,
  linkValue,
  parseEmailChange,
} from '../../internal/email-link.server.ts'
import { verifications } from '../../table.server.ts'

/** Returns the change that a valid link would confirm, without using the link. */
export async function findEmailChange(
  { clock }: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  token: string,
): Promise<EmailChange | undefined> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, hashEmailToken(token)), gt(verifications.expiresAt, clock.now())))
  return link && parseEmailChange(link.value)
}

/** Returns the new address of a user that has not been confirmed yet, if any. */
export async function findPendingEmail(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: string,
): Promise<string | undefined> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(like(verifications.value, `${linkValue(userId)}%`), gt(verifications.expiresAt, clock.now())))
  return link && parseEmailChange(link.value).email
}
