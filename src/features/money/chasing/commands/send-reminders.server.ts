import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { stillOpen } from '../internal/still-open.server.ts'
import type { Family, ReminderText } from '../model/reminder.ts'
import { lateFamilies } from '../queries/late-families.server.ts'
import type { ReminderInput, RemindSearch } from '../schema.ts'
import { paymentReminders } from '../table.server.ts'
import { remindFamily } from './remind-family.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock' | 'config' | 'club' | 'secret'>

/** `skipped`: chosen families that have paid, are paused, or had a reminder today. */
export type SentReminders = { sent: number; skipped: number }

type Sending = { key: string; text: ReminderText; chosen: number }

/**
 * E-mails a reminder to the chosen families of a search: one to each, about what is late when it is sent. A form that
 * is sent again reaches only families without a reminder today. Throws Forbidden unless the caller is finance staff.
 */
export async function sendReminders(
  ctx: Needs,
  search: RemindSearch,
  { families: ids, key, ...text }: ReminderInput,
): Promise<SentReminders> {
  const chosen = new Set(ids)
  const { families } = await lateFamilies(ctx, search)
  let sent = 0
  for (const family of families) {
    if (!chosen.has(family.id) || family.isRemindedToday) continue
    if (await remindOne(ctx, family, { key, text, chosen: chosen.size })) sent += 1
  }
  return { sent, skipped: chosen.size - sent }
}

/** One transaction for each family, so that an error half way repeats nothing. */
const remindOne = (ctx: Needs, family: Family, { key, text, chosen }: Sending): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const open = await stillOpen(tx, family)
    if (!open) return false
    const byId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    if (!(await remindFamily(ctx, tx, open, { text, sending: { id: key, byId } }))) return false
    const isFirst = (await tx.$count(paymentReminders, eq(paymentReminders.sendingId, key))) === 1
    if (isFirst) await audit(tx, ctx, { action: 'money.remind', subject: 'money', facts: { people: chosen } })
    return true
  })
