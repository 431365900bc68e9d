import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { ClubSettings } from '../model.ts'
import { canManageClub } from '../policy.ts'
import { clubSettings } from '../table.server.ts'

/**
 * Stores unsaved settings for the preview, invisible to visitors. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function previewSettings(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  draft: ClubSettings,
): Promise<void> {
  if (!canManageClub(actor)) throw new Forbidden()
  await db
    .insert(clubSettings)
    .values({ version: 0, draft, publishedAt: clock.now() })
    .onConflictDoUpdate({ target: clubSettings.only, set: { draft } })
}
