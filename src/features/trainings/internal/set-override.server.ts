import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { configurations } from '../../content/table.server.ts'

/**
 * Answers TrainingsOverride as true from now on: clients of the API then show what was saved in the admin area, as the
 * site does. The version rises, so that a copy read before does not turn it off again.
 */
export async function setOverride(tx: Tx): Promise<void> {
  await tx
    .update(configurations)
    .set({ trainingsOverride: true, version: sql`${configurations.version} + 1` })
    .where(eq(configurations.trainingsOverride, false))
}
