import type { Tx } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

/** Adds the job that continues to send a message. */
export const wakeMessage = (tx: Tx, id: string, at: Date): Promise<void> =>
  addJob(tx, 'message:send', { id }, `message:${id}`, undefined, at)
