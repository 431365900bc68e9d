import { and, desc, eq, isNull } from 'drizzle-orm'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { registrations } from '../../table.server.ts'

/** Lists the registrations of a member, newest first. Throws Forbidden unless the actor is an administrator. */
export async function registrationsOfMember({ db, actor }: Pick<Ctx, 'db' | 'actor'>, memberId: string) {
  if (!hasRole(actor, 'administrator')) throw new Forbidden()
  return db
    .select({
      id: registrations.id,
      name: registrations.name,
      createdAt: registrations.createdAt,
      submittedAt: registrations.submittedAt,
      memberships: registrations.memberships,
      registrationPaid: registrations.registrationPaid,
      subscriptionPaid: registrations.subscriptionPaid,
    })
    .from(registrations)
    .where(and(eq(registrations.memberId, memberId), isNull(registrations.removedAt)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
}

export type MemberRegistration = Awaited<ReturnType<typeof registrationsOfMember>>[number]
