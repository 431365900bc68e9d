import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { LocalDate } from '../../../kernel/dates.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { members, memberTeams } from '../../members/table.server.ts'
import type { SeasonAnswer } from '../model/season.ts'
import { shirtClashes, type Wearer } from '../model/shirt-clashes.ts'
import { ageFor, type Move, type PlannedTeam, proposeTeam } from '../model/team-proposal.ts'
import { type Season, seasonMembers } from '../table.server.ts'
import { plannedTeams } from './planned-teams.server.ts'

/** A member with the plan for the new season. */
export type PlannedMember = {
  id: string
  name: string
  gender: string
  bornOn: string | null
  /** The age on the day on which ages count; undefined without a date of birth. */
  age: number | undefined
  /** The main team now, and every team. */
  teamId: string | null
  teamIds: string[]
  proposedId: string | null
  move: Move
  /** The main team in the new season: the chosen one, or else the proposed one. */
  newTeamId: string | null
  isTeamChosen: boolean
  number: number | null
  releasesNumber: boolean
  /** The others who would wear the same number. */
  clashes: string[]
  answer: SeasonAnswer | null
  /** Why the member does not come back. */
  reason: string
  isByStaff: boolean
  registrationId: string | null
  keepsSubscription: boolean
}

export type SeasonPlan = { teams: PlannedTeam[]; members: PlannedMember[] }

/**
 * Returns the plan for all active members or some of them, by name. Clashes of numbers are known only among those. The
 * caller must have checked the permission.
 */
export async function seasonPlan(db: Db | Tx, season: Season, only?: readonly string[]): Promise<SeasonPlan> {
  const teams = await plannedTeams(db, season)
  const isOfSeason = and(eq(seasonMembers.memberId, members.id), eq(seasonMembers.seasonId, season.id))
  const found = await db
    .select({
      id: members.id,
      name: members.name,
      gender: members.gender,
      bornOn: members.bornOn,
      teamId: members.teamId,
      teamIds: sql<
        string[]
      >`array(select mt.team_id from ${memberTeams} mt where mt.member_id = ${members}.id)`,
      number: members.number,
      planned: seasonMembers,
    })
    .from(members)
    .leftJoin(seasonMembers, isOfSeason)
    .where(and(eq(members.active, true), only && inArray(members.id, [...only])))
    .orderBy(asc(members.nameKey), asc(members.id))
  const planned = found.map(({ planned, ...member }) => withPlan(member, planned, teams, season.agesOn))
  const clashes = shirtClashes(planned.map(wearerOf))
  return { teams, members: planned.map((one) => ({ ...one, clashes: clashes.get(one.id) ?? [] })) }
}

type Stored = Pick<PlannedMember, 'id' | 'name' | 'gender' | 'bornOn' | 'teamId' | 'teamIds' | 'number'>

function withPlan(
  member: Stored,
  planned: typeof seasonMembers.$inferSelect | null,
  teams: readonly PlannedTeam[],
  agesOn: LocalDate,
) {
  const proposal = proposeTeam(member, teams, agesOn)
  const isTeamChosen = planned?.isTeamChosen ?? false
  return {
    ...member,
    age: ageFor(member, agesOn),
    proposedId: proposal.teamId,
    move: proposal.move,
    newTeamId: planned?.isTeamChosen ? planned.teamId : proposal.teamId,
    isTeamChosen,
    releasesNumber: planned?.releasesNumber ?? false,
    answer: planned?.answer ?? null,
    reason: planned?.reason ?? '',
    isByStaff: planned?.isByStaff ?? false,
    registrationId: planned?.registrationId ?? null,
    keepsSubscription: planned?.keepsSubscription ?? false,
  }
}

const wearerOf = (member: Omit<PlannedMember, 'clashes'>): Wearer => ({
  memberId: member.id,
  name: member.name,
  gender: member.gender,
  number: member.releasesNumber || member.answer === 'not-coming' ? null : member.number,
})
