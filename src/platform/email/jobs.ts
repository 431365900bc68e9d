import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../context.ts'
import { deleteUndelivered, deliverMail } from './outbox.ts'

const payload = z.object({ id: z.uuid() })

/** Every ten minutes, because links live for an hour: deletes expired links and undeliverable e-mails. */
export const MAIL_CRONTAB = '*/10 * * * * mail:forget'

/** Sends e-mails from the outbox; a failing one is tried again at growing intervals. */
export function mailTasks(ports: Pick<Ports, 'db' | 'clock' | 'mailer'>): TaskList {
  return {
    mail: (given, { job }) =>
      deliverMail(ports, payload.parse(given).id, { lastAttempt: job.attempts >= job.max_attempts }),
    async 'mail:forget'() {
      await deleteUndelivered(ports)
    },
  }
}
