import type { Tx } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { GAME_CHANGED_JOB } from '../model/game.ts'

/**
 * Queues the notification of the squad within the transaction that changes a game. The job compares the game with what
 * the players were last notified of, so irrelevant changes send nothing. `startedAt` is the start before the change.
 */
export const queueGameChanged = (tx: Tx, { gameId, startedAt }: { gameId: string; startedAt: Date }) =>
  addJob(tx, GAME_CHANGED_JOB, { gameId, startedAt: startedAt.toISOString() })
