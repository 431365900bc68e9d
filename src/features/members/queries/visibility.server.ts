import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Actor, coachedTeams, SYSTEM } from '../../../kernel/actor.ts'
import { adultBirthday, clubDay, type LocalDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mostPrivate, type SettledAudience } from '../../../platform/files/audience.ts'
import { files } from '../../../platform/files/table.server.ts'
import { clubSettings } from '../../club/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { latestConsent } from '../consent/queries/consents.server.ts'
import { type Insight, insightOf, ownMemberId } from '../policy.ts'
import { members, memberTeams } from '../table.server.ts'

/** What a reader may see of members today. The expressions below use `members`; policy.ts states the rules in words. */
export type Sight = {
  readonly insight: Insight
  /** Members born after this day are minors today. */
  readonly adultsBorn: SQLWrapper | LocalDate
  /** The reader's own member id. */
  readonly self: SQLWrapper | string | null
  /** The ids of the teams that the reader coaches, as an array of PostgreSQL: '{a,b}'. */
  readonly coached: SQLWrapper | string
}

/** The sight of a reader of the content service. */
export const sightOf = (reader: { actor: Actor; today: LocalDate }): Sight => ({
  insight: insightOf(reader.actor),
  adultsBorn: adultBirthday(reader.today),
  self: ownMemberId(reader.actor),
  coached: coachedBy(reader.actor),
})

/** The sight of the caller, now. */
export const sightIn = (ctx: Pick<Ctx, 'actor' | 'clock'>): Sight =>
  sightOf({ actor: ctx.actor, today: clubDay(ctx.clock.now()) })

/** The kinds of readers with prepared statements of their own. */
export type PreparedReader = Insight | 'visitor'

export const preparedReader = (actor: Actor): PreparedReader =>
  actor.kind === 'visitor' ? 'visitor' : insightOf(actor)

/**
 * The sight of prepared statements; `sightValues` fills it in. A visitor is no member and coaches no team: written as
 * constants, this leaves so little to compute that PostgreSQL keeps one plan instead of planning for each request.
 */
export const preparedSight = (reader: PreparedReader): Sight => ({
  insight: reader === 'visitor' ? 'public' : reader,
  adultsBorn: sql.placeholder('adultsBorn'),
  self: reader === 'visitor' ? sql`null` : sql.placeholder('self'),
  coached: reader === 'visitor' ? sql`'{}'` : sql.placeholder('coached'),
})

/** The values for the placeholders of `preparedSight`, for the current reader and day. */
export const sightValues = (ctx: Pick<Ctx, 'actor' | 'clock'>) => ({
  adultsBorn: adultBirthday(clubDay(ctx.clock.now())),
  self: ownMemberId(ctx.actor),
  coached: coachedBy(ctx.actor),
})

function coachedBy(actor: Actor): string {
  const teams = coachedTeams(actor)
  return teams === 'all' ? '{}' : `{${teams.map(({ id }) => id).join(',')}}`
}

/**
 * Under 18, or with a youth team as main team; without a date of birth any youth team counts. `isMinorOn` is the same
 * rule for one member.
 */
export const isMinor = ({ adultsBorn }: Sight): SQL<boolean> => sql<boolean>`(
  coalesce(${members.bornOn} > ${adultsBorn}::date, false)
  or coalesce(${members.teamId} in (select ${teams.id} from ${teams} where ${teams.youth}), false)
  or (${members.bornOn} is null and ${members.id} in (
    select ${memberTeams.memberId} from ${memberTeams} where ${memberTeams.teamId} in
      (select ${teams.id} from ${teams} where ${teams.youth}))))`

/**
 * Whether a member needs an adult to answer and pay for them. Someone who is known to be 18 acts alone, in a youth team
 * too.
 */
export function needsGuardian(ctx: Pick<Ctx, 'clock'>): SQL<boolean> {
  const sight = sightIn({ ...ctx, actor: SYSTEM })
  return sql<boolean>`(${isMinor(sight)}
    and (${members.bornOn} is null or ${members.bornOn} > ${sight.adultsBorn}::date))`
}

const isSelf = ({ self }: Sight): SQL<boolean> => sql<boolean>`coalesce(${members.id} = ${self}::uuid, false)`

/** Whether the reader coaches a team of the member, as their main team or another. */
const isCoached = ({ coached }: Sight): SQL<boolean> => sql<boolean>`(
  coalesce(${members.teamId} = any(${coached}::uuid[]), false) or ${members.id} in (
    select ${memberTeams.memberId} from ${memberTeams} where ${memberTeams.teamId} = any(${coached}::uuid[])))`

/** Whether the reader sees the whole record: their own, and as a coach those of their squads. */
const isOpen = (sight: Sight): SQL<boolean> =>
  sight.insight === 'public' ? isSelf(sight) : sql<boolean>`(${isSelf(sight)} or ${isCoached(sight)})`

/** Whether a member appears in the directory and in API answers; undefined: every member does. */
export function isListedFor(sight: Sight): SQL | undefined {
  if (sight.insight !== 'public') return undefined
  // Each side of the `or` has an index, so listed members are found without a scan of all members.
  return or(sql`${members.id} = ${sight.self}::uuid`, and(members.listed, sql`not ${isMinor(sight)}`))
}

/** Whether a member has a player page and a card in the squad; undefined: every member has. */
export function hasPageFor(sight: Sight): SQL | undefined {
  return sight.insight === 'public' ? or(isSelf(sight), sql`${members.listed}`) : undefined
}

/** The full name, or only the first name of a minor. */
export const shownName = (sight: Sight): SQL<string> => masked(sight, members.name, sql`${members.firstName}`)

/** The shown name without accents, to search and sort by. A hidden surname cannot be found. */
export const shownNameKey = (sight: Sight): SQL<string> =>
  masked(sight, members.nameKey, sql`${members.firstNameKey}`)

/** The name of a member who passes `isListedFor`. The public list has no minors, so its names need no mask. */
export const listedName = (sight: Sight): SQL<string> =>
  sight.insight === 'public' ? sql<string>`${members.name}` : shownName(sight)

/** The listed name without accents. */
export const listedNameKey = (sight: Sight): SQL<string> =>
  sight.insight === 'public' ? sql<string>`${members.nameKey}` : shownNameKey(sight)

/** The date of birth, if it is shown. */
export const shownBornOn = (sight: Sight): SQL<LocalDate | null> =>
  masked(sight, members.bornOn, sql`null`, sql`not ${members.showsBornOn}`)

/** A column that is hidden for minors; a player's history may name a child's school. */
export const hiddenForMinors = <T>(sight: Sight, column: SQLWrapper, instead: SQL): SQL<T> =>
  masked(sight, column, instead)

/** The column for the office, the member and their coaches; `instead` for minors and where `hidden` is true. */
function masked<T>(sight: Sight, column: SQLWrapper, instead: SQL, hidden?: SQL): SQL<T> {
  if (readsRecords(sight)) return sql<T>`${column}`
  const isHidden = hidden ? sql`(${isMinor(sight)} or ${hidden})` : isMinor(sight)
  return sql<T>`case when ${isHidden} and not ${isOpen(sight)} then ${instead} else ${column} end`
}

const readsRecords = ({ insight }: Sight): boolean => insight === 'office' || insight === 'everything'

/**
 * Whether members see no photo of a member: anyone without a yes. If the club shows adults until they say no, an adult
 * without an answer is shown.
 */
export const hidesPhotos = (sight: Sight): SQL<boolean> => sql<boolean>`(
  not ${members.showsPhotos}
  and (not ${photosUntilNo} or ${isMinor(sight)} or ${latestConsent('website_photos')} is false))`

/** The club's setting, read in the same statement, so that a change applies to the next request on every node. */
const photosUntilNo = sql<boolean>`coalesce(
  (select (${clubSettings.settings} ->> 'photosUntilNo')::boolean from ${clubSettings}), false)`

/** The audience of a member's picture; the same readers see it on pages. */
const pictureAudience = (sight: Sight): SQL<SettledAudience> => sql<SettledAudience>`case
  when ${hidesPhotos(sight)} then case
    when ${isSelf(sight)} and not ${isMinor(sight)} then 'members'
    when ${isCoached(sight)} then 'coaches' else 'administrators' end
  when ${isMinor(sight)} then 'members'
  when ${members.listed} and ${members.showsPhotos} then 'public' else 'members' end`

/** The picture's id, if it is shown. */
export const shownPictureId = (sight: Sight): SQL<string | null> => sql<string | null>`(
  select ${files.id} from ${files} where ${and(eq(files.id, members.imageId), showsPicture(sight))})`

/** The join condition for a member's picture, so that a hidden picture does not leave the database. */
export function showsPicture(sight: Sight): SQL | undefined {
  if (sight.insight === 'everything') return undefined
  const audiences: SettledAudience[] = sight.insight === 'public' ? ['public'] : ['public', 'members']
  const isAllowed = and(eq(files.audience, 'derived'), inArray(pictureAudience(sight), audiences))
  return sight.insight === 'public' ? isAllowed : or(isAllowed, isCoached(sight))
}

/**
 * The audience of a file with audience 'derived' that is a member's picture. For several members, the most private one.
 */
export async function audienceOfPlayerPicture(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  fileId: string,
): Promise<SettledAudience | undefined> {
  const found = await ctx.db
    .select({ audience: pictureAudience(sightIn(ctx)) })
    .from(members)
    .where(eq(members.imageId, fileId))
  return mostPrivate(found.map((member) => member.audience))
}
