import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { generateSessions } from './commands/generate-sessions.server.ts'
import { keepMemberLists } from './commands/keep-member-lists.server.ts'

/** Generates sessions every night and stores the members of those that have ended. Times are in UTC. */
export const SESSION_CRONTAB = `7 1 * * * trainings:generate
*/10 * * * * trainings:keep-lists`

/** The jobs that plan sessions ahead and store the member lists of past ones. */
export const sessionTasks = (ports: Ports): TaskList => ({
  'trainings:generate': () => generateSessions(ports),
  async 'trainings:keep-lists'() {
    await keepMemberLists(ports)
  },
})
