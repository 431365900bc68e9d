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
  /** Someone else has saved since the form was opened. [resolutions E22] */
  | { reason: 'CHANGED' }
  /** What was paid in one currency would be shown in another. */
  | { reason: 'CURRENCY_FIXED' }
>

/**
 * Saves some of the club's settings; the others stay. `version` is that of the form, 0 while nothing is saved. Pages
 * follow at once. Throws Forbidden unless the caller is an administrator.
 */
export async function saveSettings(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config'>,
  changes: ClubSettings,
  version: number,
): Promise<SaveSettings> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    // A club from before there were settings is public.
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
