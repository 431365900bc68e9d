import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { DUTIES_OF_GAMES_JOB } from '../../games/model/game.ts'
import { generateDuties } from './commands/generate-duties.server.ts'
import { sendDutyReminders } from './commands/send-duty-reminders.server.ts'

/**
 * Generates duties from the fixtures every hour, and after each change of a game. Sends reminders every morning. Times
 * are in UTC.
 */
export const DUTY_CRONTAB = `23 * * * * ${DUTIES_OF_GAMES_JOB}\n7 8 * * * duties:remind`

/** The jobs that generate duties and send reminders. */
export const dutyTasks = (ports: Ports): TaskList => ({
  async [DUTIES_OF_GAMES_JOB]() {
    await generateDuties({ ...ports, pages: NO_PAGES })
  },
  async 'duties:remind'() {
    await sendDutyReminders({ ...ports, pages: NO_PAGES })
  },
})
