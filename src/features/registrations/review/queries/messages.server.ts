import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { isLogged } from '../../../../platform/email/logged.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { notifications } from '../../../emails/table.server.ts'
import { requireManager } from './registration-facts.server.ts'

const MAX_RESULTS = 400

/**
 * Lists the messages of staff about a registration, and all e-mails to its addresses with their state, newest first.
 * The texts of the e-mails are not included, because some contain links that open an account.
 * [SYS-069, SYS-070, ADM-023, resolutions F16]
 */
export async function adminMessages(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  id: string,
  addresses: readonly string[],
) {
  requireManager(ctx)
  const known = [...new Set(addresses.filter(Boolean))]
  const [sent, results] = await Promise.all([
    ctx.db
      .select({
        id: notifications.id,
        sentAt: notifications.sentAt,
        subject: notifications.subject,
        content: notifications.contentSingle,
      })
      .from(notifications)
      .where(eq(notifications.registrationId, id))
      .orderBy(desc(notifications.sentAt), desc(notifications.id))
      .limit(100),
    known.length === 0
      ? []
      : ctx.db
          .select({
            id: mails.id,
            emailTo: mails.toEmail,
            createdAt: mails.createdAt,
            subject: mails.subject,
            status: mails.status,
            error: mails.error,
          })
          .from(mails)
          .where(and(isLogged, inArray(mails.toEmail, known)))
          .orderBy(desc(mails.createdAt), desc(mails.id))
          .limit(MAX_RESULTS),
  ])
  return { sent, results }
}

export type AdminMessages = Awaited<ReturnType<typeof adminMessages>>
