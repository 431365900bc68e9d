import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../context.ts'
import { deleteOldFailures } from './delete-old-emails.ts'
import { deleteUndelivered, deliverMail } from './outbox.ts'

const payload = z.object({ id: z.uuid() })

/** Deletes expired links, undeliverable e-mails and old failures every ten minutes: links are valid for an hour. */
export const MAIL_CRONTAB = '*/10 * * * * mail:forget'

/** Sends e-mails from the outbox, with retries at increasing intervals. */
export function mailTasks(ports: Pick<Ports, 'db' | 'clock' | 'mailer'>): TaskList {
  return {
    mail: (given, { job }) =>
      deliverMail(ports, payload.parse(given).id, { lastAttempt: job.attempts >= job.max_attempts }),
    async 'mail:forget'() {
      await deleteUndelivered(ports)
      await deleteOldFailures(ports)
    },
  }
}
