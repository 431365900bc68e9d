import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { canManageClub } from '../policy.ts'
import { clubSettings } from '../table.server.ts'

/** Hides the setup checklist for all administrators. Throws Forbidden unless the caller is one. */
export async function hideSetup({ db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<void> {
  if (!canManageClub(actor)) throw new Forbidden()
  const setupHiddenAt = clock.now()
  await db
    .insert(clubSettings)
    .values({ version: 0, publishedAt: setupHiddenAt, setupHiddenAt })
    .onConflictDoUpdate({ target: clubSettings.only, set: { setupHiddenAt } })
}
