import type { Tx } from '../../../platform/database/database.ts'
import { touch } from '../../../platform/database/transact.ts'
import { configurations } from '../../content/table.server.ts'
import { trainings } from '../table.server.ts'

/**
 * Applies a change of TrainingsOverride before it is stored: true shows each team's own text, false the standard texts.
 * An unchanged value does nothing. The caller must check permissions.
 */
export async function applyOverride(tx: Tx, written: unknown): Promise<void> {
  if (typeof written !== 'boolean') return
  const [stored] = await tx.select({ override: configurations.trainingsOverride }).from(configurations)
  if (stored?.override === written) return
  await tx.update(trainings).set({ showsStandard: !written })
  await touch(tx, 'trainings')
}
