import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { lockOwn } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'

/** Deletes the draft that the token opens, with its student card. Does nothing to a submitted registration. */
export async function discardDraft(
  ctx: Pick<Ctx, 'db' | 'pages' | 'secret'>,
  accessToken: AccessToken,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const draft = await lockOwn(ctx, tx, accessToken)
    if (!draft || draft.submittedAt) return
    if (draft.studentCardId) await deleteFile(tx, draft.studentCardId)
    await tx.delete(registrations).where(eq(registrations.id, draft.id))
    await touchEntry(tx, 'registrations', draft.id)
  })
}
