import { and, eq, inArray } from 'drizzle-orm'
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

/**
 * `sent`: chosen families that this form has reminded, now or when it was sent before. `skipped`: those that have paid,
 * are paused, or had another reminder today.
 */
export type SentReminders = { sent: number; skipped: number }

type Sending = { key: string; text: ReminderText; chosen: number }

/**
 * E-mails a reminder to the chosen families of a search: one to each, about what is late when it is sent. A form that
 * is sent again, also on another day, reaches only families that it has not reminded, and has the same result. Throws
 * Forbidden unless the caller is finance staff.
 */
export async function sendReminders(
  ctx: Needs,
  search: RemindSearch,
  { families: ids, key, ...text }: ReminderInput,
): Promise<SentReminders> {
  const chosen = new Set(ids)
  const { families } = await lateFamilies(ctx, search)
  for (const family of families)
    if (chosen.has(family.id) && !family.isRemindedToday)
      await remindOne(ctx, family, { key, text, chosen: chosen.size })
  const isOfForm = and(eq(paymentReminders.sendingId, key), inArray(paymentReminders.email, [...chosen]))
  const sent = await ctx.db.$count(paymentReminders, isOfForm)
  return { sent, skipped: chosen.size - sent }
}

/** One transaction for each family, so that an error half way repeats nothing. */
const remindOne = (ctx: Needs, family: Family, { key, text, chosen }: Sending): Promise<void> =>
  transact(ctx, async (tx) => {
    const isOfForm = eq(paymentReminders.sendingId, key)
    if (await tx.$count(paymentReminders, and(isOfForm, eq(paymentReminders.email, family.id)))) return
    const open = await stillOpen(tx, family)
    if (!open) return
    const byId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    if (!(await remindFamily(ctx, tx, open, { text, sending: { id: key, byId } }))) return
    const isFirst = (await tx.$count(paymentReminders, isOfForm)) === 1
    if (isFirst) await audit(tx, ctx, { action: 'money.remind', subject: 'money', facts: { people: chosen } })
  })
