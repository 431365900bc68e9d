import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../../platform/context.ts'
import { askAboutAdded, askMembers } from './commands/ask-members.server.ts'

/** Asks and reminds members, every hour during the day. Times are in UTC. */
export const ANSWER_CRONTAB = '23 7-19 * * * trainings:ask'

const addedJob = z.object({ session: z.uuid() })

/** The jobs that ask members whether they are coming to training. */
export const answerTasks = (ports: Ports): TaskList => ({
  async 'trainings:ask'() {
    const sent = await askMembers(ports)
    if (sent > 0) ports.log.info({ sent }, 'members were asked whether they come to training')
  },
  async 'trainings:ask-added'(payload) {
    await askAboutAdded(ports, addedJob.parse(payload).session)
  },
})
