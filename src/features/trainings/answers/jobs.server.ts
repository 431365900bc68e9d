import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { askMembers } from './commands/ask-members.server.ts'

/** Asks and reminds members, every hour during the day. Times are in UTC. */
export const ANSWER_CRONTAB = '23 7-19 * * * trainings:ask'

/** The job that asks members whether they are coming to training. */
export const answerTasks = (ports: Ports): TaskList => ({
  async 'trainings:ask'() {
    const sent = await askMembers(ports)
    if (sent > 0) ports.log.info({ sent }, 'members were asked whether they come to training')
  },
})
