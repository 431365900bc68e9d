import { asc, eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import type { MAIL_STATES } from '../../../emails/model.ts'
import { paymentReminderCharges, paymentReminders } from '../table.server.ts'

/** A reminder that was sent, with the state of its e-mail; null if the log no longer has it. */
export type SentReminder = {
  id: string
  name: string
  email: string
  open: Pence
  status: keyof typeof MAIL_STATES | null
  error: string
}

/**
 * Returns the result of one sending for each recipient. Throws Forbidden unless the caller is finance staff, NotFound
 * for an unknown sending.
 */
export async function findSending(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  sendingId: string,
): Promise<{ at: Date; reminders: SentReminder[] }> {
  requireFinance(ctx)
  if (!isId(sendingId)) throw new NotFound()
  const open = sql<number>`(select sum(${paymentReminderCharges.open}) from ${paymentReminderCharges}
    where ${paymentReminderCharges.reminderId} = ${paymentReminders.id})::bigint`
  const { id, name, email, createdAt } = paymentReminders
  const found = await ctx.db
    .select({ id, name, email, createdAt, open, status: mails.status, error: mails.error })
    .from(paymentReminders)
    .leftJoin(mails, eq(mails.id, paymentReminders.mailId))
    .where(eq(paymentReminders.sendingId, sendingId))
    .orderBy(asc(name), asc(id))
  const [first] = found
  if (!first) throw new NotFound()
  return {
    at: first.createdAt,
    reminders: found.map(({ createdAt: _, ...reminder }) => ({
      ...reminder,
      open: pence(reminder.open),
      error: reminder.error ?? '',
    })),
  }
}
