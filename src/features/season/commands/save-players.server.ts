import { sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { FIELDS } from '../model/fields.ts'
import { requireSeasonManager } from '../policy.ts'
import { type PlannedMember, type SeasonPlan, seasonPlan } from '../queries/planned-members.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import type { PlayerChoice } from '../schema.ts'
import { seasonMembers } from '../table.server.ts'

export type SavePlayers = Outcome<
  { changed: number },
  /** Someone else has changed these players since the form was opened; nothing was saved. */
  | { reason: 'CHANGED'; names: string[] }
  | { reason: 'NOT_VALID'; problems: Record<string, string[]> }
  | { reason: 'NOT_OPEN' }
>

/**
 * Saves the teams and numbers that staff changed; players who were left as shown are not touched, so that two
 * administrators can work on different players. Throws Forbidden unless an administrator calls, NotFound before a
 * season was started.
 */
export async function savePlayers(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  choices: readonly PlayerChoice[],
): Promise<SavePlayers> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    const plan = await seasonPlan(tx, season)
    const byId = new Map(plan.members.map((member) => [member.id, member]))
    const wanted = choices
      .filter((choice) => isChanged(choice))
      .flatMap((choice) => {
        const member = byId.get(choice.memberId)
        return member && !isStored(choice, member) ? [{ choice, member }] : []
      })
    const outdated = wanted.filter(({ choice, member }) => !isAsShown(choice, member))
    if (outdated.length > 0) return refused('CHANGED', { names: outdated.map(({ member }) => member.name) })
    const problems = problemsOf(
      wanted.map(({ choice }) => choice),
      plan,
    )
    if (problems) return refused('NOT_VALID', { problems })
    await write(tx, season.id, wanted)
    const facts = { members: wanted.length }
    if (wanted.length > 0)
      await auditStaff(tx, ctx, { action: 'seasons.save-players', subject: `seasons/${season.id}`, facts })
    return done({ changed: wanted.length })
  })
}

const isChanged = ({ teamId, shownTeamId, releases, shownReleases }: PlayerChoice): boolean =>
  teamId !== shownTeamId || releases !== shownReleases

/** A form that is sent twice finds its own values. */
const isStored = ({ teamId, releases }: PlayerChoice, member: PlannedMember): boolean =>
  member.newTeamId === teamId && member.releasesNumber === releases

const isAsShown = ({ shownTeamId, shownReleases }: PlayerChoice, member: PlannedMember): boolean =>
  member.newTeamId === shownTeamId && member.releasesNumber === shownReleases

function problemsOf(choices: readonly PlayerChoice[], { teams }: SeasonPlan) {
  const playing = new Set(teams.flatMap(({ id, isLeftOut }) => (isLeftOut ? [] : id)))
  const wrong = choices.filter(({ teamId }) => teamId !== null && !playing.has(teamId))
  if (wrong.length === 0) return undefined
  return Object.fromEntries(
    wrong.map(({ memberId }) => [`${FIELDS.team}${memberId}`, ['Choose a team that plays this season']]),
  )
}

async function write(
  tx: Tx,
  seasonId: string,
  wanted: readonly { choice: PlayerChoice; member: PlannedMember }[],
): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ choice: { memberId, teamId, releases }, member }) => {
    // The proposed team is not stored, so that it follows later changes of dates of birth and teams.
    const isTeamChosen = teamId !== member.proposedId
    return {
      seasonId,
      memberId,
      isTeamChosen,
      teamId: isTeamChosen ? teamId : null,
      releasesNumber: releases,
    }
  })
  await tx
    .insert(seasonMembers)
    .values(rows)
    .onConflictDoUpdate({
      target: [seasonMembers.seasonId, seasonMembers.memberId],
      set: {
        isTeamChosen: sql`excluded.is_team_chosen`,
        teamId: sql`excluded.team_id`,
        releasesNumber: sql`excluded.releases_number`,
      },
    })
}
