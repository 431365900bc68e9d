import { and, gt, lte, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { notifyHelpers } from '../internal/duty-email.server.ts'
import { isOn } from '../queries/duties.server.ts'
import { duties } from '../table.server.ts'

const DAYS_BEFORE = 2

/** Reminds the helpers of duties in the next two days, once per duty. Returns the number of these duties. */
export async function sendDutyReminders(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'club' | 'config' | 'secret'>,
): Promise<number> {
  const now = ctx.clock.now()
  const until = clubInstant(addDays(clubDay(now), DAYS_BEFORE + 1), '00:00')
  return transact(ctx, async (tx) => {
    const soon = await tx
      .select({ id: duties.id })
      .from(duties)
      .where(
        and(
          isOn,
          gt(duties.startsAt, now),
          lte(duties.startsAt, until),
          sql`exists (select 1 from duty_helpers h where h.duty_id = ${duties.id})`,
        ),
      )
    for (const duty of soon) await notifyHelpers(ctx, tx, duty, { kind: 'reminder' })
    return soon.length
  })
}
