import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { requireFinance } from '../../policy.ts'
import { invoiceReminder } from '../model.ts'
import { readersOf } from '../queries/readers.server.ts'
import { invoices } from '../table.server.ts'

/** Reminders of the same invoice are at least an hour apart. */
const PAUSE_MS = 60 * 60 * 1000

export type RemindInvoice = Outcome<
  { email: string },
  { reason: 'NO_EMAIL' } | { reason: 'NOT_OPEN' } | { reason: 'JUST_SENT'; at: Date }
>

/**
 * E-mails a reminder of an unpaid invoice, for a minor to the guardians, at most once an hour. Throws Forbidden unless
 * the caller is finance staff, NotFound for an unknown invoice. [INV-005]
 */
export async function remindInvoice(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock' | 'config' | 'club'>,
  id: string,
): Promise<RemindInvoice> {
  requireFinance(ctx)
  return transact(ctx, async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (!row) throw new NotFound()
    if (row.status !== 'open') return refused('NOT_OPEN')
    const readers = (await readersOf(ctx, tx, row)).filter(({ email }) => isMailAddress(email))
    if (readers.length === 0) return refused('NO_EMAIL')
    const now = ctx.clock.now()
    const { remindedAt } = row
    if (remindedAt && now.getTime() - remindedAt.getTime() <= PAUSE_MS)
      return refused('JUST_SENT', { at: remindedAt })
    await tx.update(invoices).set({ remindedAt: now }).where(eq(invoices.id, id))
    const { club } = ctx
    const from = mailAddress(club.emails.finance, club.name)
    const text = invoiceReminder({ ...row, club: club.name })
    for (const { name, email } of readers)
      await sendEmail(ctx, tx, { to: mailAddress(email, name), from }, text)
    await auditStaff(tx, ctx, { action: 'billing.remind', subject: `invoices/${id}` })
    return done({ email: readers.map(({ email }) => email).join(' and ') })
  })
}
