import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, peopleOf } from '../../../../kernel/actor.ts'
import { folded } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { settingsOf } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { inWords, questionsInWords } from './view.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/**
 * Lists the submitted registrations linked to the logged-in user or their member, newest first. A matching e-mail
 * address is not enough, because anyone can type one. [MEM-015, resolutions E07, E09]
 */
export async function ownRegistrations(ctx: Reads) {
  return submittedWhere(ctx, isOwn(ctx.actor))
}

/** Matches the registrations of the user and their member; nothing for a visitor. */
function isOwn(actor: Actor): SQL | undefined {
  if (actor.kind !== 'user') return sql`false`
  const { userId, memberId } = actor
  return or(eq(registrations.userId, userId), memberId ? eq(registrations.memberId, memberId) : undefined)
}

/** Matches the registrations of children that the caller, who looks after them, has sent with this address. */
function isOfChild(actor: Actor): SQL | undefined {
  const children = peopleOf(actor).filter(({ isSelf }) => !isSelf)
  if (actor.kind !== 'user' || children.length === 0) return sql`false`
  return and(
    inArray(
      registrations.memberId,
      children.map(({ memberId }) => memberId),
    ),
    eq(sql`lower(${registrations.guardianEmail})`, actor.email.toLowerCase()),
  )
}

async function submittedWhere({ db }: Reads, condition: SQL | undefined) {
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
    .where(and(condition, isNotNull(registrations.submittedAt), isNull(registrations.removedAt)))
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
}

/**
 * The newest registration of the user and of each child that they have registered, with answers and dates in readable
 * form. A registration contains the address and phone number of its sender, so the other guardian does not get it.
 * [REG-022, resolutions E07]
 */
export async function familyRegistrations(ctx: Reads & Pick<Ctx, 'pages' | 'clock'>) {
  const found = await submittedWhere(ctx, or(isOwn(ctx.actor), isOfChild(ctx.actor)))
  const newest = [...Map.groupBy(found, ({ name }) => folded(name)).values()].flatMap((same) =>
    same.slice(0, 1),
  )
  if (newest.length === 0) return []
  const settings = await settingsOf(ctx)
  return newest.map((registration) => {
    const questions = questionsInWords(settings, registration)
    const { name } = registration
    const isOwnName = ctx.actor.kind === 'user' && folded(name) === folded(ctx.actor.name)
    const child = isOwnName ? undefined : firstNameOf(name)
    return { ...registration, child, questions, details: inWords(settings, registration) }
  })
}

export type OwnRegistration = Awaited<ReturnType<typeof familyRegistrations>>[number]
