import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { SENT_TWICE_MS } from '../../../../platform/limits/submissions.ts'
import { INVITATION_MS, linkValue } from '../../internal/password-link.server.ts'
import { verifications } from '../../table.server.ts'

/** Whether an account was invited a moment ago. A second e-mail would make the link in the first one useless. */
export async function isJustInvited({ clock }: Pick<Ctx, 'clock'>, tx: Tx, userId: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - SENT_TWICE_MS + INVITATION_MS)
  const isRecent = and(eq(verifications.value, linkValue(userId)), gt(verifications.expiresAt, since))
  return (await tx.$count(verifications, isRecent)) > 0
}
