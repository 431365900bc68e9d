import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { askAgain } from '../../../platform/email/address-problems.ts'

/**
 * Lets the club e-mail the caller again after their mail program reported an e-mail as spam. Their choices stay as they
 * are. Throws Forbidden for a visitor.
 */
export async function askForEmails(ctx: Pick<Ctx, 'db' | 'actor' | 'pages'>): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  await transact(ctx, (tx) => askAgain(tx, actor.email))
}
