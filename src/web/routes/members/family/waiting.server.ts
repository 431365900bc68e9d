import type { Waiting } from '../../../../features/members/family/components/family-list.tsx'
import type { FamilyPerson } from '../../../../features/members/family/queries/family.server.ts'
import type { Ctx } from '../../../../platform/context.ts'

/** What waits for an answer, by the id of the person. */
export async function waitingFor(
  _ctx: Ctx,
  _family: readonly FamilyPerson[],
): Promise<Record<string, Waiting[]>> {
  return {}
}
