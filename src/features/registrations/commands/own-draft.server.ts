import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { type Limit, spend } from '../../../platform/limits/limits.ts'
import type { AccessToken } from '../internal/access-token.server.ts'
import { lockOwn, type Registration } from '../queries/registration.server.ts'
import { registrations } from '../table.server.ts'

/** Changes of one registration: far more than anybody makes by hand. */
const SAVE_LIMIT: Limit = { name: 'registration-saves', points: 300, seconds: 3600 }

export type NotSaved =
  /** The claim opens nothing. */
  | { reason: 'NONE' }
  /** It was submitted and changes no more. */
  | { reason: 'SENT'; registration: Registration }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }

export type SaveNeeds = Pick<Ctx, 'db' | 'pages' | 'clock' | 'secret'>
export type Changes = Partial<typeof registrations.$inferInsert>

/**
 * Changes the draft that a claim opens: `work` gets it, held, and answers what to write. Answers the draft as it is
 * then. [REG-007]
 */
export async function changeDraft(
  ctx: SaveNeeds,
  accessToken: AccessToken,
  work: (draft: Registration, tx: Tx) => Promise<Changes> | Changes,
): Promise<Outcome<{ draft: Registration }, NotSaved>> {
  const spent = await spend(ctx.db, SAVE_LIMIT, accessToken.id)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  return transact(ctx, async (tx) => {
    const draft = await lockOwn(ctx, tx, accessToken)
    if (!draft) return refused('NONE')
    if (draft.submittedAt) return refused('SENT', { registration: draft })
    return done({ draft: await write(ctx, tx, draft, await work(draft, tx)) })
  })
}

async function write({ clock }: SaveNeeds, tx: Tx, draft: Registration, changes: Changes) {
  const [written] = await tx
    .update(registrations)
    .set({ ...changes, updatedAt: clock.now(), version: draft.version + 1 })
    .where(eq(registrations.id, draft.id))
    .returning()
  if (!written) throw new Error('a registration vanished while it was held')
  await touchEntry(tx, 'registrations', draft.id)
  return written
}
