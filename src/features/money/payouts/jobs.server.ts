import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { copyPayouts } from './commands/copy-payouts.server.ts'

/** Copies the provider's payouts every hour. */
export const PAYOUT_CRONTAB = '17 * * * * payouts:copy'

/** The job that copies the provider's payouts. */
export const payoutTasks = (ports: Ports): TaskList => ({
  async 'payouts:copy'() {
    const copied = await copyPayouts({ ...ports, pages: NO_PAGES })
    if (copied > 0) ports.log.info({ copied }, 'payouts of the card provider were copied')
  },
})
