import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { deleteOldChanges } from './commands/delete-old-changes.server.ts'

/** Deletes old data every night. Times are in UTC. */
export const IMPORT_CRONTAB = '4 3 * * * members:forget-changes'

/** The jobs of spreadsheet imports. */
export const importTasks = (ports: Ports): TaskList => ({
  async 'members:forget-changes'() {
    const deleted = await deleteOldChanges(ports)
    if (deleted > 0) ports.log.info({ deleted }, 'what members were before old imports was deleted')
  },
})
