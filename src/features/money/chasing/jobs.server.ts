import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { chaseFamilies } from './commands/chase-families.server.ts'
import { deleteOldReminders } from './commands/delete-reminders.server.ts'

/**
 * Reminds every hour during the day, so that a run that failed is caught up on the same day, and deletes old reminders
 * every night. Times are in UTC.
 */
export const CHASING_CRONTAB = '41 8-17 * * * money:chase\n56 2 * * * money:delete-reminders'

/** The jobs of reminders to pay. */
export const chasingTasks = (ports: Ports): TaskList => ({
  async 'money:chase'() {
    const sent = await chaseFamilies(ports)
    if (sent > 0) ports.log.info({ sent }, 'families were reminded of open payments')
  },
  async 'money:delete-reminders'() {
    const deleted = await deleteOldReminders(ports)
    if (deleted > 0) ports.log.info({ deleted }, 'old reminders to pay were deleted')
  },
})
