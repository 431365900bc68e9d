import { Forbidden, Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberContentType } from '../content-type.ts'
import { changedDetails, type Details } from '../model/detail-fields.ts'
import { parseTeamChange, TEAM_CHANGE_NEEDED, teamFields } from '../model/team-change.ts'
import { canManageMembers } from '../policy.ts'
import { type InTeam, memberDetails } from '../queries/member-admin.server.ts'

export type UpdateMember = Outcome<
  object,
  /** Someone else has saved in the meantime. `version` and `theirs` are what is stored now. */
  | { reason: 'CHANGED'; version: number; theirs: Details }
  | { reason: 'NOT_VALID'; problems: Record<string, string[]> }
>

/**
 * Saves the fields of a member that an administrator has changed. `version` is the row version that the form was filled
 * from. A change of the main team needs `typed.teamChange` when the member is in other teams. Throws Forbidden unless
 * the caller is an administrator, NotFound for an unknown member.
 */
export async function updateMember(
  ctx: Ctx,
  id: string,
  { typed, version }: { typed: Details; version: number },
): Promise<UpdateMember> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  const stored = await memberDetails(ctx, id)
  const changed = refused('CHANGED', { version: stored.version, theirs: stored.details })
  if (stored.version !== version) return changed
  const fields = withTeams(changedDetails(stored.details, typed), stored.inTeams, typed.teamChange)
  if (!fields) return refused('NOT_VALID', { problems: { teamChange: [TEAM_CHANGE_NEEDED] } })
  try {
    const saved = await updateEntry(ctx, memberContentType, id, fields, { version })
    if (saved.ok) return done({})
    const now = await memberDetails(ctx, id)
    return refused('CHANGED', { version: now.version, theirs: now.details })
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: error.fields })
    throw error
  }
}

/**
 * Adds the teams that a new main team entails. Returns undefined if the form does not say whether to keep the others.
 */
function withTeams(
  fields: ReturnType<typeof changedDetails>,
  inTeams: readonly InTeam[],
  named: string | undefined,
) {
  const { team } = fields
  if (team === undefined || inTeams.every(({ id }) => id === team)) return fields
  const change = parseTeamChange(named)
  return change && { ...fields, ...teamFields(team === null ? null : String(team), change) }
}
