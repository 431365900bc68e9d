import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { deleteOldTrials } from './commands/delete-old-trials.server.ts'
import { followUpTrials } from './commands/follow-up.server.ts'

/** Follows up on the day after a free session, and deletes old bookings every night. Times are in UTC. */
export const TRIAL_CRONTAB = `38 9 * * * trials:follow-up
47 2 * * * trials:forget`

/** The jobs that write to people after their free session and delete old bookings. */
export const trialTasks = (ports: Ports): TaskList => ({
  async 'trials:follow-up'() {
    const sent = await followUpTrials(ports)
    if (sent > 0) ports.log.info({ sent }, 'people who tried handball were sent the link to register')
  },
  async 'trials:forget'() {
    const deleted = await deleteOldTrials(ports)
    if (deleted > 0) ports.log.info({ deleted }, 'old bookings of free sessions were deleted')
  },
})
