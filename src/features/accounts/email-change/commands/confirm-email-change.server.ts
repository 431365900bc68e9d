import { and, eq, gt, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { type EmailChange, hashEmailToken, parseEmailChange } from '../../internal/email-link.server.ts'
import { deletePasswordLinks } from '../../internal/password-link.server.ts'
import { users, verifications } from '../../table.server.ts'

export type ConfirmEmailChange = Outcome<EmailChange, { reason: 'LINK_INVALID' } | { reason: 'TAKEN' }>

/**
 * Uses an e-mail link: changes the account's address and invalidates password links sent to the old one. Of two
 * concurrent requests with the same link only one succeeds.
 */
export async function confirmEmailChange(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  token: string,
): Promise<ConfirmEmailChange> {
  const [link] = await tx
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, hashEmailToken(token)), gt(verifications.expiresAt, ctx.clock.now())),
    )
    .returning({ value: verifications.value })
  if (!link) return refused('LINK_INVALID')
  const change = parseEmailChange(link.value)
  const isTaken = sql`exists (select 1 from ${users} as other where other.email = ${change.email})`
  const changed = await tx
    .update(users)
    .set({ email: change.email, updatedAt: ctx.clock.now() })
    .where(and(eq(users.id, change.userId), sql`not ${isTaken}`))
    .returning({ id: users.id })
  if (changed.length === 0) return refused('TAKEN')
  await deletePasswordLinks(tx, change.userId)
  return done(change)
}
