import type { Tx } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { DUTIES_OF_GAMES_JOB, GAME_CHANGED_JOB } from '../model/game.ts'

/**
 * Queues, in the transaction that changes a game, the notification of its squad and the update of the duties. Both jobs
 * compare the game with what was announced last, so irrelevant changes send nothing. `startedAt` is the start before
 * the change.
 */
export async function queueGameChanged(
  tx: Tx,
  { gameId, startedAt }: { gameId: string; startedAt: Date },
): Promise<void> {
  await addJob(tx, GAME_CHANGED_JOB, { gameId, startedAt: startedAt.toISOString() })
  await addJob(tx, DUTIES_OF_GAMES_JOB, {}, DUTIES_OF_GAMES_JOB)
}
