import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../context.ts'
import { deleteUndelivered, deliverMail } from './outbox.ts'

const payload = z.object({ id: z.uuid() })

/** Deletes expired links and undeliverable e-mails. Runs every ten minutes, because links are valid for an hour. */
export const MAIL_CRONTAB = '*/10 * * * * mail:forget'

/** Sends e-mails from the outbox, with retries at increasing intervals. */
export function mailTasks(ports: Pick<Ports, 'db' | 'clock' | 'mailer'>): TaskList {
  return {
    mail: (given, { job }) =>
      deliverMail(ports, payload.parse(given).id, { lastAttempt: job.attempts >= job.max_attempts }),
    async 'mail:forget'() {
      await deleteUndelivered(ports)
    },
  }
}
