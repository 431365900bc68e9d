import { eq, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { type ClubSettings, clubOf } from '../model.ts'
import { canManageClub } from '../policy.ts'
import { CLUB } from '../queries/club.server.ts'
import { clubSettings } from '../table.server.ts'

export type SaveSettings = Outcome<
  { version: number },
  /** Someone else has saved the settings since the form was opened. [resolutions E22] */
  | { reason: 'CHANGED' }
  /** Refused once the site is public, because past payments would be shown in the wrong currency. */
  | { reason: 'CURRENCY_FIXED' }
>

/**
 * Saves the given settings and keeps the others. `version` is the row version that the form was opened with, 0 if
 * nothing was saved. Pages change immediately. Throws Forbidden unless the caller is an administrator.
 */
export async function saveSettings(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config'>,
  changes: ClubSettings,
  version: number,
): Promise<SaveSettings> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    // A club that is older than the settings table is public.
    await tx.insert(clubSettings).values({ version: 0, publishedAt: ctx.clock.now() }).onConflictDoNothing()
    const [before] = await tx.select().from(clubSettings).for('update')
    const { currency } = clubOf(ctx.config.initialClub, before?.settings ?? {})
    if (before?.publishedAt && changes.currency && changes.currency !== currency)
      return refused('CURRENCY_FIXED')
    const [saved] = await tx
      .update(clubSettings)
      .set({
        settings: sql`${clubSettings.settings} || ${JSON.stringify(changes)}::jsonb`,
        draft: null,
        version: sql`${clubSettings.version} + 1`,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(clubSettings.version, version))
      .returning({ version: clubSettings.version })
    if (!saved) return refused('CHANGED')
    await audit(tx, ctx, {
      action: 'club.update',
      subject: 'club',
      facts: { fields: Object.keys(changes) },
    })
    await touch(tx, CLUB)
    return done(saved)
  })
}
