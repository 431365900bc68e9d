import { eq, isNull } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { canManageClub } from '../../club/policy.ts'
import { clubSettings } from '../../club/table.server.ts'
import { configurations } from '../../content/table.server.ts'
import { feePlans } from '../../fees/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { trainings } from '../../trainings/table.server.ts'
import type { SetupProgress } from '../model/steps.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'config' | 'payments' | 'club'>

/**
 * Returns which setup steps are done, and whether an administrator has hidden the checklist. Throws Forbidden unless
 * the caller is an administrator.
 */
export async function readProgress({
  db,
  actor,
  config,
  payments,
  club,
}: Reads): Promise<{ progress: SetupProgress; isHidden: boolean }> {
  if (!canManageClub(actor)) throw new Forbidden()
  const [[row], [content], teamCount, trainingCount, feeCount] = await Promise.all([
    db.select({ settings: clubSettings.settings, hiddenAt: clubSettings.setupHiddenAt }).from(clubSettings),
    db
      .select({
        menu: configurations.mainMenu,
        details: configurations.registerDetails,
      })
      .from(configurations),
    db.$count(teams, eq(teams.active, true)),
    db.$count(trainings),
    db.$count(feePlans, isNull(feePlans.retiredAt)),
  ])
  return {
    isHidden: Boolean(row?.hiddenAt),
    progress: {
      club: Boolean(row?.settings.name),
      look: Boolean(row?.settings.primaryColour),
      teams: teamCount > 0,
      training: trainingCount > 0,
      fees: feeCount > 0,
      email: config.smtpUrl !== undefined,
      payments: payments.mode === 'live',
      pages: Boolean(content?.menu.length && content.details.length),
      publish: club.isPublished,
    },
  }
}
