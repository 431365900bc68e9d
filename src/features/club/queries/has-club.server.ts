import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../table.server.ts'

/** Whether this database already belongs to a club, which may be the demo club. */
export const hasClub = async ({ db }: Pick<Ctx, 'db'>): Promise<boolean> =>
  (await db.$count(clubSettings)) > 0
