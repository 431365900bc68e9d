import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { verifications } from '../../table.server.ts'
import { hashSetupToken } from '../internal/setup-token.server.ts'

/** Whether a setup link can be used. Does not distinguish used, expired and invented ones. */
export async function isSetupLink({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<boolean> {
  const [link] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, hashSetupToken(token)), gt(verifications.expiresAt, clock.now())))
  return link !== undefined
}
