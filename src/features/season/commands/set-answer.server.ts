import { NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { withdrawRenewal } from '../../registrations/form/commands/renew-registration.server.ts'
import { writeAnswer } from '../internal/write-answer.server.ts'
import { requireSeasonManager } from '../policy.ts'
import { seasonPlan } from '../queries/planned-members.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import type { AnswerInput } from '../schema.ts'

/**
 * Records the answer of a member who answered in another way, or takes it back. Throws Forbidden unless an
 * administrator calls, NotFound for a member who is not active or before a season was started.
 */
export async function setAnswer(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  { person, answer, reason }: AnswerInput,
): Promise<Outcome<{ name: string }, { reason: 'NOT_OPEN' }>> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    const { members } = await seasonPlan(tx, season, [person])
    const member = members.find(({ id }) => id === person)
    if (!member) throw new NotFound()
    const { id, name } = member
    let { registrationId } = member
    if (answer !== 'coming' && registrationId && (await withdrawRenewal(tx, ctx, registrationId)))
      registrationId = null
    await writeAnswer(tx, ctx, {
      ...{ seasonId: season.id, memberId: id, registrationId, reason, isByStaff: true },
      answer: answer === 'none' ? null : answer,
    })
    await auditStaff(tx, ctx, { action: 'seasons.answer', subject: `members/${id}` })
    return done({ name })
  })
}
