import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { deleteOldRecipients } from './commands/delete-recipients.server.ts'
import { deleteUnusedPictures } from './commands/delete-unused-pictures.server.ts'
import { workOnMessage } from './commands/work-on-message.server.ts'

const payload = z.object({ id: z.uuid() })

/** Each night at 03:31 UTC. */
export const MESSAGE_CRONTAB = '31 3 * * * messages:forget'

/** The jobs that send a message, some e-mails at a time, forget who got old ones, and delete unused pictures. */
export const messageTasks = (ports: Ports): TaskList => ({
  async 'messages:forget'() {
    await deleteOldRecipients(ports)
    await deleteUnusedPictures(ports)
  },
  'message:send': (given) => workOnMessage(ports, payload.parse(given).id),
})
