import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { configurations } from '../../content/table.server.ts'

/**
 * Turns TrainingsOverride on, so that API clients show the texts saved in the admin area, as the site does. Increments
 * the row version, so that a client that read the configuration earlier cannot turn it off again.
 */
export async function setOverride(tx: Tx): Promise<void> {
  await tx
    .update(configurations)
    .set({ trainingsOverride: true, version: sql`${configurations.version} + 1` })
    .where(eq(configurations.trainingsOverride, false))
}
