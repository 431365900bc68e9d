import { and, eq, inArray } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { invoices } from '../../../billing/invoices/table.server.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { type Family, type OpenCharge, type ReminderText, reminderEmail } from '../model/reminder.ts'
import { paymentReminderCharges, paymentReminders } from '../table.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club'>

export type Reminder = {
  text: ReminderText
  /** By hand: the form's key and the sender. */
  sending?: { id: string; byId: string | null }
  /** The automatic step of each charge, by its key. */
  stepOf?: ReadonlyMap<string, number>
}

/** The key of a charge in `stepOf`. */
export const keyOf = ({
  source,
  sourceId,
  instalment,
}: Pick<OpenCharge, 'source' | 'sourceId' | 'instalment'>) => `${source}/${sourceId}/${instalment}`

/**
 * Records a reminder and adds its e-mail to the outbox, in the caller's transaction. Returns false if this address has
 * had one today: the row of the day is unique.
 */
export async function remindFamily(
  ctx: Needs,
  tx: Tx,
  family: Family,
  { text, sending, stepOf }: Reminder,
): Promise<boolean> {
  const now = ctx.clock.now()
  const today = clubDay(now)
  const { name, email } = family.payer
  const [reminder] = await tx
    .insert(paymentReminders)
    .values({
      email: family.id,
      name,
      sentOn: today,
      sendingId: sending?.id ?? null,
      sentById: sending?.byId ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!reminder) return false
  await tx.insert(paymentReminderCharges).values(
    family.charges.map(({ source, sourceId, instalment, open }) => ({
      reminderId: reminder.id,
      source,
      sourceId,
      instalment,
      open,
      step: stepOf?.get(keyOf({ source, sourceId, instalment })) ?? null,
    })),
  )
  const mailId = await sendEmail(
    ctx,
    tx,
    { to: mailAddress(email, name), from: mailAddress(ctx.club.emails.finance, ctx.club.name) },
    reminderEmail(text, family.payer, family.charges, today),
  )
  await tx.update(paymentReminders).set({ mailId }).where(eq(paymentReminders.id, reminder.id))
  await markInvoices(tx, family, now)
  return true
}

/** The list of invoices shows when each was last reminded, however that was done. */
async function markInvoices(tx: Tx, { charges }: Family, now: Date): Promise<void> {
  const ids = charges.flatMap(({ source, sourceId }) => (source === 'invoices' ? sourceId : []))
  if (ids.length === 0) return
  await tx
    .update(invoices)
    .set({ remindedAt: now })
    .where(and(inArray(invoices.id, ids), eq(invoices.status, 'open')))
}
