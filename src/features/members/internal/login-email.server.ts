import { eq } from 'drizzle-orm'
import { Invalid } from '../../../kernel/errors.ts'
import type { EntryInput } from '../../../platform/content/content-type.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requestEmailChange } from '../../accounts/email-change/commands/request-email-change.server.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/**
 * Keeps the e-mail address of a member with a login equal to the account's. A new address must be confirmed first;
 * until then the old one is kept. Throws Invalid for an empty address and for one that another account uses.
 */
export async function changeLoginEmail(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  draft: EntryInput,
  id: string | undefined,
): Promise<void> {
  if (id === undefined || typeof draft.email !== 'string') return
  const [account] = await tx
    .select({ userId: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, id))
  if (!account || draft.email.toLowerCase() === account.email) return
  if (draft.email === '')
    throw new Invalid({ email: ['Enter an e-mail address: this member logs in with it'] })
  const change = await requestEmailChange(ctx, tx, account.userId, draft.email)
  if (!change.ok) throw new Invalid({ email: ['Another login uses this address'] })
  if (change.how === 'ASKED') delete draft.email
}
