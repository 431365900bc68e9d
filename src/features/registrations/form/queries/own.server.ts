import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { settingsOf } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { inWords, questionsInWords } from './view.server.ts'

/**
 * Lists the submitted registrations linked to the logged-in user or their member, newest first. A matching e-mail
 * address is not enough, because anyone can type one. [MEM-015, resolutions E07, E09]
 */
export async function ownRegistrations({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (actor.kind !== 'user') return []
  const { userId, memberId } = actor
  const mine = or(
    eq(registrations.userId, userId),
    memberId ? eq(registrations.memberId, memberId) : undefined,
  )
  return db
    .select({
      id: registrations.id,
      name: registrations.name,
      email: registrations.email,
      questions: registrations.questions,
      details: registrations.details,
      checks: registrations.checks,
      memberships: registrations.memberships,
      guardianName: registrations.guardianName,
      guardianEmail: registrations.guardianEmail,
      submittedAt: registrations.submittedAt,
      registrationPaid: registrations.registrationPaid,
      subscriptionPaid: registrations.subscriptionPaid,
    })
    .from(registrations)
    .where(and(mine, isNotNull(registrations.submittedAt), isNull(registrations.removedAt)))
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
}

/**
 * The user's newest registration with answers and dates in readable form; undefined without one. [REG-022, resolutions
 * E07]
 */
export async function ownRegistration(ctx: Pick<Ctx, 'db' | 'actor' | 'pages'>) {
  const [registration] = await ownRegistrations(ctx)
  if (!registration) return undefined
  const settings = await settingsOf(ctx)
  const questions = questionsInWords(settings, registration)
  return { ...registration, questions, details: inWords(settings, registration) }
}

export type OwnRegistration = NonNullable<Awaited<ReturnType<typeof ownRegistration>>>
