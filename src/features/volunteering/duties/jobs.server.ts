import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { generateDuties } from './commands/generate-duties.server.ts'
import { sendDutyReminders } from './commands/send-duty-reminders.server.ts'

/** Generates duties from the fixtures every hour and sends reminders every morning. Times are in UTC. */
export const DUTY_CRONTAB = '23 * * * * duties:generate\n7 8 * * * duties:remind'

/** The jobs that generate duties and send reminders. */
export const dutyTasks = (ports: Ports): TaskList => ({
  async 'duties:generate'() {
    await generateDuties({ ...ports, pages: NO_PAGES })
  },
  async 'duties:remind'() {
    await sendDutyReminders({ ...ports, pages: NO_PAGES })
  },
})
