import { gt, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { sizeSuffix } from '../../catalog/model/size-words.ts'
import { findOrderContacts, type OrderContact } from '../../orders/queries/order-contacts.server.ts'
import { collectEmail } from '../emails/collect.tsx'
import { type ListedLine, REMIND_AFTER_DAYS } from '../model.ts'
import { handOutList } from '../queries/hand-out-list.server.ts'
import { collectionReminders } from '../table.server.ts'

export type RemindCollectors = Outcome<
  {
    /** E-mails sent. */
    sent: number
    /** Buyers who were reminded less than a week ago, and buyers without an adult's address. */
    recent: number
    unreachable: number
  },
  /** The goods have not arrived. */
  { reason: 'NOT_DELIVERED' }
>

/**
 * E-mails everyone who has not collected an order of a delivered batch: one e-mail for each address, to the guardian of
 * a minor, and none to an address that was reminded less than a week ago, about whatever batch. Throws Forbidden unless
 * the actor manages batches, and NotFound for an unknown batch.
 */
export async function remindCollectors(ctx: Ctx, batchId: string): Promise<RemindCollectors> {
  return transact(ctx, async (tx) => {
    const list = await handOutList({ ...ctx, db: tx }, batchId)
    if (!list) throw new NotFound()
    if (list.batch.status !== 'Delivered' && list.batch.status !== 'Closed') return refused('NOT_DELIVERED')
    // One reminder run at a time, so that two people who press at once send one e-mail.
    await tx.execute(sql`lock table ${collectionReminders} in share row exclusive mode`)
    const linesByOrder = Map.groupBy(
      list.lines.filter(({ collected }) => !collected),
      ({ orderId }) => orderId,
    )
    const waiting = await findOrderContacts(ctx, tx, [...linesByOrder.keys()])
    const reachable = waiting.filter(({ email, isMinor }) => email !== '' && !isMinor)
    const recently = await recentAddresses(ctx, tx)
    const byAddress = Map.groupBy(reachable, ({ email }) => email.toLowerCase())
    const due = [...byAddress].filter(([address]) => !recently.has(address))
    for (const [, orders] of due) await remind(ctx, tx, orders, linesByOrder)
    const result = {
      sent: due.length,
      recent: byAddress.size - due.length,
      unreachable: waiting.length - reachable.length,
    }
    if (due.length > 0)
      await auditStaff(tx, ctx, {
        action: 'storebatches.remind',
        subject: `storebatches/${batchId}`,
        facts: result,
      })
    return done(result)
  })
}

/** The addresses that were reminded in the last days, counted in days at the club. */
async function recentAddresses(ctx: Ctx, tx: Tx): Promise<Set<string>> {
  const since = clubInstant(addDays(clubDay(ctx.clock.now()), 1 - REMIND_AFTER_DAYS), '00:00')
  const recent = await tx
    .select({ orderId: collectionReminders.orderId })
    .from(collectionReminders)
    .where(gt(collectionReminders.remindedAt, since))
  const found = await findOrderContacts(
    ctx,
    tx,
    recent.map(({ orderId }) => orderId),
  )
  return new Set(found.map(({ email }) => email.toLowerCase()))
}

async function remind(
  ctx: Ctx,
  tx: Tx,
  orders: readonly OrderContact[],
  linesByOrder: ReadonlyMap<string, readonly ListedLine[]>,
): Promise<void> {
  const [reader] = orders
  if (!reader) return
  const items = orders.flatMap(({ orderId, firstName }) =>
    (linesByOrder.get(orderId) ?? []).map(({ pieces, title, size, orderNumber }) => ({
      words: `${pieces} x ${title}, ${sizeSuffix(size)}`,
      order: firstName ? `order ${orderNumber}, for ${firstName}` : `order ${orderNumber}`,
    })),
  )
  const { club } = ctx
  await sendEmail(
    ctx,
    tx,
    {
      to: mailAddress(reader.email, reader.name),
      from: mailAddress(club.emails.media, club.name),
    },
    collectEmail({
      club: club.name,
      name: reader.name,
      items,
      url: new URL(`${paths.checkout}?reg=order&id=${reader.orderId}`, ctx.config.publicUrl).href,
    }),
  )
  const remindedAt = ctx.clock.now()
  await tx
    .insert(collectionReminders)
    .values(orders.map(({ orderId }) => ({ orderId, remindedAt })))
    .onConflictDoUpdate({ target: collectionReminders.orderId, set: { remindedAt } })
}
