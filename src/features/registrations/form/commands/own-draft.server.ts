import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { lockOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'

/** Changes to one registration: far more than anyone makes by hand. */
const SAVE_LIMIT: Limit = { name: 'registration-saves', points: 300, seconds: 3600 }

export type NotSaved =
  /** The access token opens no registration. */
  | { reason: 'NONE' }
  /** The registration has been submitted and can no longer be changed. */
  | { reason: 'SENT'; registration: Registration }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }

export type SaveNeeds = Pick<Ctx, 'db' | 'pages' | 'clock' | 'secret'>
export type Changes = Partial<typeof registrations.$inferInsert>

/**
 * Changes the draft that an access token opens: `work` gets the locked draft and returns the changes. Returns the
 * updated draft.
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
    return done({ draft: await updateDraft(ctx, tx, draft, await work(draft, tx)) })
  })
}

async function updateDraft({ clock }: SaveNeeds, tx: Tx, draft: Registration, changes: Changes) {
  const [written] = await tx
    .update(registrations)
    .set({ ...changes, updatedAt: clock.now(), version: draft.version + 1 })
    .where(eq(registrations.id, draft.id))
    .returning()
  if (!written) throw new Error('a locked registration was deleted')
  await touchEntry(tx, 'registrations', draft.id)
  return written
}
