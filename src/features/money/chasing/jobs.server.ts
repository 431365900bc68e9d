import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { chaseFamilies } from './commands/chase-families.server.ts'

/** Every hour during the day, so that a run that failed is caught up on the same day. Times are in UTC. */
export const CHASING_CRONTAB = '41 8-17 * * * money:chase'

/** The job that reminds people of open payments. */
export const chasingTasks = (ports: Ports): TaskList => ({
  async 'money:chase'() {
    const sent = await chaseFamilies(ports)
    if (sent > 0) ports.log.info({ sent }, 'families were reminded of open payments')
  },
})
