import { and, eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { requireFinance } from '../../../billing/policy.ts'
import type { ChargeSource } from '../../../billing/reminder-pauses/model.ts'
import { reminderPauses } from '../../../billing/reminder-pauses/table.server.ts'
import { members } from '../../../members/table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

/** What is paused: everything that is for a member, or one charge. */
export type Paused = { memberId: string } | { source: ChargeSource; sourceId: string }

/**
 * Pauses the reminders of a member or of one charge, with a note that only finance staff see. Pausing again changes the
 * note. Throws Forbidden unless the caller is finance staff, NotFound for an unknown member.
 */
export async function pauseReminders(ctx: Needs, paused: Paused, note: string): Promise<void> {
  requireFinance(ctx)
  await transact(ctx, async (tx) => {
    if (
      'memberId' in paused &&
      !(isId(paused.memberId) && (await tx.$count(members, eq(members.id, paused.memberId))))
    )
      throw new NotFound()
    const target =
      'memberId' in paused ? reminderPauses.memberId : [reminderPauses.source, reminderPauses.sourceId]
    await tx
      .insert(reminderPauses)
      .values({ ...paused, note, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target, set: { note } })
    await auditStaff(tx, ctx, { action: 'money.pause-reminders', subject: subjectOf(paused) })
  })
}

/** Resumes the reminders of a member or of one charge. Throws Forbidden unless the caller is finance staff. */
export async function resumeReminders(ctx: Needs, paused: Paused): Promise<void> {
  requireFinance(ctx)
  await transact(ctx, async (tx) => {
    const isIt =
      'memberId' in paused
        ? eq(reminderPauses.memberId, paused.memberId)
        : and(eq(reminderPauses.source, paused.source), eq(reminderPauses.sourceId, paused.sourceId))
    const { rowCount } = await tx.delete(reminderPauses).where(isIt)
    if (rowCount) await auditStaff(tx, ctx, { action: 'money.resume-reminders', subject: subjectOf(paused) })
  })
}

const subjectOf = (paused: Paused): string =>
  'memberId' in paused ? `members/${paused.memberId}` : `${paused.source}/${paused.sourceId}`
