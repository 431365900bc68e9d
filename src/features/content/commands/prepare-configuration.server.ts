import type { Ctx } from '../../../platform/context.ts'
import { configurations } from '../table.server.ts'

/** Makes sure that the one configuration record exists. For the start of the product. */
export async function prepareConfiguration({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.insert(configurations).values({}).onConflictDoNothing()
}
