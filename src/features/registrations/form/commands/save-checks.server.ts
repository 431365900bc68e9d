import { done, type Outcome } from '../../../../kernel/outcome.ts'
import type { Answered } from '../../model/registration.ts'
import { CHECKS } from '../../model/wording.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { changeDraft, type NotSaved, type SaveNeeds } from './own-draft.server.ts'

/** The ticked boxes with the text that was agreed to. [REG-018, REG-020] */
export const checksOf = (ticked: ReadonlySet<string>): Answered[] =>
  CHECKS.filter(({ id }) => ticked.has(id)).map(({ id, label }) => ({ id, label, value: 'true' }))

/** Saves the boxes of the last tab. */
export async function saveChecks(
  ctx: SaveNeeds,
  accessToken: AccessToken,
  ticked: ReadonlySet<string>,
): Promise<Outcome<object, NotSaved>> {
  const saved = await changeDraft(ctx, accessToken, () => ({ checks: checksOf(ticked) }))
  return saved.ok ? done() : saved
}
