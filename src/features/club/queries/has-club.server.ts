import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../table.server.ts'

/** Whether this database belongs to a club already, the demo club included. */
export const hasClub = async ({ db }: Pick<Ctx, 'db'>): Promise<boolean> =>
  (await db.$count(clubSettings)) > 0
