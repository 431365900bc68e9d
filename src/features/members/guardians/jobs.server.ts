import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { announceAdults, handOverAdults } from './commands/come-of-age.server.ts'

/** Each morning at 05:12 UTC. */
export const GUARDIAN_CRONTAB = '12 5 * * * members:come-of-age'

/** Announces that children come of age, and ends their guardians on the birthday. */
export const guardianTasks = (ports: Ports): TaskList => ({
  async 'members:come-of-age'() {
    const ctx = { ...ports, pages: NO_PAGES }
    const announced = await announceAdults(ctx)
    const handedOver = await handOverAdults(ctx)
    if (announced + handedOver > 0) ports.log.info({ announced, handedOver }, 'children come of age')
  },
})
