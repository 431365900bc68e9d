import { isNull } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { canManageClub } from '../policy.ts'
import { CLUB } from '../queries/club.server.ts'
import { clubSettings } from '../table.server.ts'

/** Opens the site to visitors. Throws Forbidden unless the caller is an administrator. */
export async function publishClub(ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>): Promise<void> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    const published = await tx
      .update(clubSettings)
      .set({ publishedAt: ctx.clock.now(), setupDraft: null })
      .where(isNull(clubSettings.publishedAt))
      .returning({ at: clubSettings.publishedAt })
    if (published.length === 0) return
    await audit(tx, ctx, { action: 'club.publish', subject: 'club' })
    await touch(tx, CLUB)
  })
}
