import type { Ctx } from '../../../platform/context.ts'
import { configurations } from '../table.server.ts'

/** Creates the configuration record if it is missing, when the product starts. */
export async function prepareConfiguration({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.insert(configurations).values({}).onConflictDoNothing()
}
