import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SetupDraft } from '../../club/model.ts'
import { canManageClub } from '../../club/policy.ts'
import { clubSettings } from '../../club/table.server.ts'

/** Returns the unsaved form of the step being previewed. Throws Forbidden unless the caller is an administrator. */
export async function readDraft({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<SetupDraft | undefined> {
  if (!canManageClub(actor)) throw new Forbidden()
  const [row] = await db.select({ draft: clubSettings.setupDraft }).from(clubSettings)
  return row?.draft ?? undefined
}
