import { CONSENT_KINDS } from '../../../../features/members/consent/model.ts'
import { answeredKinds } from '../../../../features/members/consent/queries/consents.server.ts'
import type { Waiting } from '../../../../features/members/family/components/family-list.tsx'
import type { FamilyPerson } from '../../../../features/members/family/queries/family.server.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'

/** Lists what needs an answer, by person. */
export async function waitingFor(
  ctx: Ctx,
  family: readonly FamilyPerson[],
): Promise<Record<string, Waiting[]>> {
  const answered = await answeredKinds(
    ctx,
    family.map(({ id }) => id),
  )
  return Object.fromEntries(
    family.map(({ id }) => {
      const missing = CONSENT_KINDS.length - (answered.get(id)?.size ?? 0)
      const text = `Answer ${count(missing, 'question', 'questions')} about photos and emergencies`
      return [id, missing > 0 ? [{ text, part: 'consent' }] : []]
    }),
  )
}
