import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SetupDraft } from '../../club/model.ts'
import { canManageClub } from '../../club/policy.ts'
import { clubSettings } from '../../club/table.server.ts'

/**
 * Stores the unsaved form of a step for the preview of the site, invisible to visitors. Throws Forbidden unless the
 * caller is an administrator.
 */
export async function keepDraft(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  setupDraft: SetupDraft,
): Promise<void> {
  if (!canManageClub(actor)) throw new Forbidden()
  await db
    .insert(clubSettings)
    .values({ version: 0, setupDraft, publishedAt: clock.now() })
    .onConflictDoUpdate({ target: clubSettings.only, set: { setupDraft } })
}
