import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { deleteOldSeasonAnswers, deleteOldUndoData } from './commands/delete-answers.server.ts'

/** Deletes old data every night. Times are in UTC. */
export const SEASON_CRONTAB = '58 2 * * * season:forget'

/** The jobs of seasons. */
export const seasonTasks = (ports: Ports): TaskList => ({
  async 'season:forget'() {
    const deleted = await deleteOldSeasonAnswers(ports)
    if (deleted > 0) ports.log.info({ deleted }, 'addresses and answers of old seasons were deleted')
    const emptied = await deleteOldUndoData(ports)
    if (emptied > 0) ports.log.info({ emptied }, 'what members were before a season was closed was deleted')
  },
})
