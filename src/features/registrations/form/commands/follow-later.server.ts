import type { Tx } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'

/**
 * Queues the job that sets the paid flags of a new registration, in the transaction that adds it. The job sees every
 * payment that is committed before it runs, and a payment that is committed later finds the registration.
 */
export const followLater = (tx: Tx, registrationId: string): Promise<void> =>
  addJob(tx, 'registrations:follow', { objectId: registrationId }, `registrations:follow:${registrationId}`)
