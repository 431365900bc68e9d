import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../context.ts'
import { deliverMail, forgetUndelivered } from './outbox.ts'

const payload = z.object({ id: z.uuid() })

/** When expired links and what could not be delivered are forgotten: every ten minutes, as links live for an hour. */
export const MAIL_CRONTAB = '*/10 * * * * mail:forget'

/** Sends what `sendMail` has put into the outbox; the worker comes again, later and later, while it fails. */
export function mailTasks(ports: Pick<Ports, 'db' | 'clock' | 'mailer'>): TaskList {
  return {
    mail: (given, { job }) =>
      deliverMail(ports, payload.parse(given).id, { lastAttempt: job.attempts >= job.max_attempts }),
    async 'mail:forget'() {
      await forgetUndelivered(ports)
    },
  }
}
