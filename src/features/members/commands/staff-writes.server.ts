import { Forbidden, Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { memberContentType } from '../content-type.ts'
import { changedDetails, type Details } from '../model/detail-fields.ts'
import { TEAM_CHANGE_NEEDED, teamChangeNamed, teamFields } from '../model/team-change.ts'
import { canManageMembers } from '../policy.ts'
import { type InTeam, memberDetails } from '../queries/member-admin.server.ts'

export type UpdateMember = Outcome<
  object,
  /** Somebody else has written meanwhile: what stands there now, and its version. [resolutions E22] */
  | { reason: 'CHANGED'; version: number; theirs: Details }
  | { reason: 'NOT_VALID'; problems: Record<string, string[]> }
>

/**
 * Writes what an administrator has changed of one member: of the fields of the list, those that differ from what is
 * stored. `typed.teamChange` says what happens to their other teams when the team is another one, and is needed when
 * there are any. `version` is the one that was read. Throws Forbidden to everybody else, NotFound. [ADM-012, ADM-014,
 * ADM-015]
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

/** The fields with the teams that follow from another main team; undefined when it must be said first what they are. */
function withTeams(
  fields: ReturnType<typeof changedDetails>,
  inTeams: readonly InTeam[],
  named: string | undefined,
) {
  const { team } = fields
  if (team === undefined || inTeams.every(({ id }) => id === team)) return fields
  const change = teamChangeNamed(named)
  return change && { ...fields, ...teamFields(team === null ? null : String(team), change) }
}

export type SetMark = Outcome<object, { reason: 'NOT_VALID'; problems: Record<string, string[]> }>

/**
 * Marks a member active or inactive; the login stays as it is. Refuses where a shirt number has gone to somebody else
 * meanwhile. Throws Forbidden to all but administrators, NotFound. [ADM-016, ADM-017, resolutions E24]
 */
export const setActive = (ctx: Ctx, id: string, active: boolean): Promise<SetMark> =>
  setMark(ctx, id, { Active: active })

/** Marks a member registered with the federation or not. Throws as above. [ADM-013, resolutions E24] */
export const setEhaRegistered = (ctx: Ctx, id: string, registered: boolean): Promise<SetMark> =>
  setMark(ctx, id, { eharegistered: registered })

async function setMark(ctx: Ctx, id: string, mark: Record<string, boolean>): Promise<SetMark> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  try {
    await updateEntry(ctx, memberContentType, id, mark)
    return done({})
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: error.fields })
    throw error
  }
}
