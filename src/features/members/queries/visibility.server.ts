import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { adultBirthday, clubDay, type LocalDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mostPrivate, type SettledAudience } from '../../../platform/files/audience.ts'
import { files } from '../../../platform/files/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { type Insight, insightOf, ownMemberId } from '../policy.ts'
import { members, memberTeams } from '../table.server.ts'

/** How members look to somebody today. The expressions below stand on `members`; policy.ts holds the rules in words. */
export type Sight = {
  readonly insight: Insight
  /** Whoever was born later is a minor today. */
  readonly adultsBorn: SQLWrapper | LocalDate
  /** The member who is looking. */
  readonly self: SQLWrapper | string | null
}

/** The sight of a reader of the content service. */
export const sightOf = (reader: { actor: Actor; today: LocalDate }): Sight => ({
  insight: insightOf(reader.actor),
  adultsBorn: adultBirthday(reader.today),
  self: ownMemberId(reader.actor),
})

/** The sight of whoever asks, now. */
export const sightIn = (ctx: Pick<Ctx, 'actor' | 'clock'>): Sight =>
  sightOf({ actor: ctx.actor, today: clubDay(ctx.clock.now()) })

/** The sight of prepared statements; `sightValues` fills it in. */
export const preparedSight = (insight: Insight): Sight => ({
  insight,
  adultsBorn: sql.placeholder('adultsBorn'),
  self: sql.placeholder('self'),
})

export const sightValues = (ctx: Pick<Ctx, 'actor' | 'clock'>) => ({
  adultsBorn: adultBirthday(clubDay(ctx.clock.now())),
  self: ownMemberId(ctx.actor),
})

/**
 * Under 18, or in a youth team; without a date of birth any youth team counts. `isMinorOn` says it of one member.
 * [resolutions C02]
 */
export const isMinor = ({ adultsBorn }: Sight): SQL<boolean> => sql<boolean>`(
  coalesce(${members.bornOn} > ${adultsBorn}::date, false)
  or coalesce(${members.teamId} in (select ${teams.id} from ${teams} where ${teams.youth}), false)
  or (${members.bornOn} is null and ${members.id} in (
    select ${memberTeams.memberId} from ${memberTeams} where ${memberTeams.teamId} in
      (select ${teams.id} from ${teams} where ${teams.youth}))))`

const isSelf = ({ self }: Sight): SQL<boolean> => sql<boolean>`coalesce(${members.id} = ${self}::uuid, false)`

/**
 * May stand in the directory and in answers of the content service; undefined: everybody may. [MEM-001, decisions
 * C03]
 */
export function isListedFor(sight: Sight): SQL | undefined {
  if (sight.insight !== 'public') return undefined
  // Bare, as each of the two has an index: the public's few are found without a look at everybody.
  return or(sql`${members.id} = ${sight.self}::uuid`, and(members.listed, sql`not ${isMinor(sight)}`))
}

/** Has a page of their own, and a card in the squad; undefined: everybody has. */
export function hasPageFor(sight: Sight): SQL | undefined {
  return sight.insight === 'public' ? or(isSelf(sight), sql`${members.listed}`) : undefined
}

/** The whole name, or a minor's first name. */
export const shownName = (sight: Sight): SQL<string> => masked(sight, members.name, sql`${members.firstName}`)

/** The same without accents: to search and to sort by. A surname that is not shown is not found either. */
export const shownNameKey = (sight: Sight): SQL<string> =>
  masked(sight, members.nameKey, sql`${members.firstNameKey}`)

/** The name of whoever `isListedFor` lets through: the public's list has no minors, so nothing is masked in it. */
export const listedName = (sight: Sight): SQL<string> =>
  sight.insight === 'public' ? sql<string>`${members.name}` : shownName(sight)

/** The same without accents. */
export const listedNameKey = (sight: Sight): SQL<string> =>
  sight.insight === 'public' ? sql<string>`${members.nameKey}` : shownNameKey(sight)

/** The date of birth, if it is shown. [TEA-017, resolutions C01] */
export const shownBornOn = (sight: Sight): SQL<LocalDate | null> =>
  masked(sight, members.bornOn, sql`null`, sql`not ${members.showsBornOn}`)

/** What is told of adults only: a life story may name the school of a child. */
export const hiddenForMinors = <T>(sight: Sight, column: SQLWrapper, instead: SQL): SQL<T> =>
  masked(sight, column, instead)

/** A column as it is for staff and the person; `instead` for minors, and where `hidden` says so. */
function masked<T>(sight: Sight, column: SQLWrapper, instead: SQL, hidden?: SQL): SQL<T> {
  if (readsRecords(sight)) return sql<T>`${column}`
  const veiled = hidden ? sql`(${isMinor(sight)} or ${hidden})` : isMinor(sight)
  return sql<T>`case when ${veiled} and not ${isSelf(sight)} then ${instead} else ${column} end`
}

const readsRecords = ({ insight }: Sight): boolean => insight === 'office' || insight === 'everything'

/** Who may fetch a member's picture: exactly those who see it on a page. [TEA-019, resolutions C02] */
const pictureAudience = (sight: Sight): SQL<SettledAudience> => sql<SettledAudience>`case
  when ${isMinor(sight)} then case when ${members.showsPhotos} then 'members' else 'coaches' end
  when ${members.listed} and ${members.showsPhotos} then 'public' else 'members' end`

/** The picture's id, if it is shown. */
export const shownPictureId = (sight: Sight): SQL<string | null> => sql<string | null>`(
  select ${files.id} from ${files} where ${and(eq(files.id, members.imageId), showsPicture(sight))})`

/** The condition to join a member's picture: what is not shown does not leave the database. */
export function showsPicture(sight: Sight): SQL | undefined {
  if (sight.insight === 'everything') return undefined
  const audiences: SettledAudience[] = sight.insight === 'public' ? ['public'] : ['public', 'members']
  return and(eq(files.audience, 'derived'), inArray(pictureAudience(sight), audiences))
}

/**
 * Who may fetch a file of audience 'derived', when it is a member's picture; of several members, the most private.
 * [resolutions C02]
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
