import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { deleteOldTransactions } from './commands/delete-old-transactions.server.ts'

/** Deletes old bank statements every night. Times are in UTC. */
export const BANK_CRONTAB = '52 2 * * * bank:forget'

/** The job that deletes old bank statements. */
export const bankTasks = (ports: Ports): TaskList => ({
  async 'bank:forget'() {
    const deleted = await deleteOldTransactions(ports)
    if (deleted > 0) ports.log.info({ deleted }, 'old payments on bank statements were deleted')
  },
})
