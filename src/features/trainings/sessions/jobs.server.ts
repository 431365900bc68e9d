import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { generateSessions } from './commands/generate-sessions.server.ts'

/** Generates sessions every night. Times are in UTC. */
export const SESSION_CRONTAB = '7 1 * * * trainings:generate'

export const sessionTasks = (ports: Ports): TaskList => ({
  'trainings:generate': () => generateSessions(ports),
})
