import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { deleteOldChanges } from './commands/delete-old-changes.server.ts'

/** Every hour: undoing ends after a day. */
export const MEMBER_IMPORT_CRONTAB = '23 * * * * members:forget-imports'

export const memberImportTasks = (ports: Ports): TaskList => ({
  async 'members:forget-imports'() {
    await deleteOldChanges(ports)
  },
})
