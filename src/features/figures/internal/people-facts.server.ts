import { type SQL, sql } from 'drizzle-orm'
import { clubLocale } from '../../../kernel/locale.ts'
import type { Ctx } from '../../../platform/context.ts'
import { members, memberTeams } from '../../members/table.server.ts'
import { registrations } from '../../registrations/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { inSeasons, inThisSeason, monthOf, seasonIn, seasonsAround, startOf } from './seasons.server.ts'

type Needs = Pick<Ctx, 'clock' | 'club'>

/** One row for each active member and team. */
export const membersInTeams = (ctx: Needs): SQL => sql`
  select ${teams.id}::text as bar,
    case when ${members.createdAt} >= ${startOf(seasonsAround(ctx).from)} then 'new' else 'earlier' end as series,
    ${members.id} as id, ${members.name} as label, ${teams.name} as detail, ${members.createdAt} as at, 1 as value
  from ${memberTeams}
  join ${members} on ${members.id} = ${memberTeams.memberId}
  join ${teams} on ${teams.id} = ${memberTeams.teamId}
  where ${members.active} and ${teams.active}`

/** One row for each member who joined in this season or the last. */
export const newMembers = (ctx: Needs): SQL => sql`
  select ${monthOf(members.createdAt)} as bar, ${seasonIn(ctx, members.createdAt)} as series,
    ${members.id} as id, ${members.name} as label, coalesce(${teams.name}, 'No team') as detail,
    ${members.createdAt} as at, 1 as value
  from ${members} left join ${teams} on ${teams.id} = ${members.teamId}
  where ${inSeasons(ctx, members.createdAt)}`

/** When a registration counts: from when it was started, or from the season that a member came back for. */
const COUNTS_FROM = (): SQL => sql`greatest(${registrations.createdAt}, (
  select max(s.first_on)::timestamp at time zone ${sql.raw(`'${clubLocale().timeZone}'`)}
  from season_members plan join seasons s on s.id = plan.season_id
  where plan.registration_id = ${registrations.id}))`

/**
 * One row for each registration of this season and step that it has reached. Staff do not see whose draft it is.
 * [resolutions C07]
 */
export const registrationSteps = (ctx: Needs): SQL => sql`
  select step.name as bar, 'all' as series,
    case when ${registrations.submittedAt} is not null then ${registrations.id} end as id,
    case when ${registrations.submittedAt} is null then 'Not sent yet' else ${registrations.name} end as label,
    '' as detail, ${registrations.createdAt} as at, 1 as value
  from ${registrations}
  cross join lateral (values
    ('started', true),
    ('submitted', ${registrations.submittedAt} is not null),
    ('paid', ${registrations.submittedAt} is not null and ${registrations.registrationPaid}),
    ('member', ${registrations.submittedAt} is not null and ${registrations.memberId} is not null)
  ) step(name, is_reached)
  where ${registrations.removedAt} is null and step.is_reached and ${inThisSeason(ctx, COUNTS_FROM())}`
