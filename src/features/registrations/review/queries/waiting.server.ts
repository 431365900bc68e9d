import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { registrationApprovals, registrations } from '../../table.server.ts'
import type { KnownMember } from '../model/registration-row.ts'
import { membersWithEmail } from './candidates.server.ts'
import { isSubmitted, isUnpaid, requireManager } from './registration-facts.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

const columns = { id: registrations.id, name: registrations.name, since: registrations.submittedAt }

export type WaitingRegistration = { id: string; name: string; since: Date; known: KnownMember[] }

/**
 * Lists the registrations without a member that have waited longest, with the members who have the same e-mail. Throws
 * Forbidden unless the actor is an administrator.
 */
export async function registrationsToApprove(
  ctx: Reads,
  page: { limit: number },
): Promise<WaitingRegistration[]> {
  requireManager(ctx)
  const found = await ctx.db
    .select({ ...columns, email: registrations.email })
    .from(registrations)
    .where(and(isSubmitted, isNull(registrations.memberId)))
    .orderBy(asc(registrations.submittedAt), asc(registrations.id))
    .limit(page.limit)
  return Promise.all(
    found.map(async ({ id, name, since, email }) => ({
      id,
      name,
      since: since ?? new Date(0),
      known: await membersWithEmail(ctx.db, email),
    })),
  )
}

/**
 * Lists the unpaid registrations that have waited longest, with their last message. Throws like
 * `registrationsToApprove`.
 */
export async function unpaidRegistrations(ctx: Reads, page: { limit: number }) {
  requireManager(ctx)
  const remindedAt = sql<string | null>`(select max(n.sent_at) from notifications n
    where n.registration_id = ${registrations.id})`
  const found = await ctx.db
    .select({ ...columns, remindedAt })
    .from(registrations)
    .where(and(isSubmitted, isUnpaid))
    .orderBy(asc(registrations.submittedAt), asc(registrations.id))
    .limit(page.limit)
  return found.map((row) => ({ ...row, remindedAt: row.remindedAt ? new Date(row.remindedAt) : null }))
}

/** Lists the approvals that can still be undone, newest first. Throws like `registrationsToApprove`. */
export async function approvalsToUndo(ctx: Reads & Pick<Ctx, 'clock'>) {
  requireManager(ctx)
  return ctx.db
    .select({ id: registrations.id, name: members.name, sendAt: registrationApprovals.sendAt })
    .from(registrationApprovals)
    .innerJoin(registrations, eq(registrations.id, registrationApprovals.registrationId))
    .innerJoin(
      members,
      and(
        eq(members.id, registrationApprovals.memberId),
        eq(registrations.memberId, registrationApprovals.memberId),
      ),
    )
    .where(sql`${registrationApprovals.sendAt} > ${ctx.clock.now().toISOString()}::timestamptz`)
    .orderBy(sql`${registrationApprovals.approvedAt} desc`)
    .limit(10)
}
