import { addDays, type LocalDate, localDate } from '../../../kernel/dates.ts'
import { seasonName, seasonOf } from '../../../kernel/season.ts'

/** 'closed': its changes are made, or being made. Undoing them opens the season again. */
export const SEASON_STATUSES = ['open', 'closed'] as const
export type SeasonStatus = (typeof SEASON_STATUSES)[number]

/** The ages of a team's players; null for the default of a children's team, or of adults. */
export type TeamAges = { minAge: number | null; maxAge: number | null }

/** What happens to a team in the new season: its name, its ages if they change, and whether it plays. */
export type TeamPlan = { teamId: string; name: string; isLeftOut: boolean; ages?: TeamAges | undefined }

/** A team before closing changed it: its fields by wire name, and its version after. */
export type TeamBefore = {
  teamId: string
  fields: { name: string; Active: boolean; ShowInMenu: boolean } & Partial<TeamAges>
  version: number
}

export const SEASON_ANSWERS = ['coming', 'not-coming'] as const
export type SeasonAnswer = (typeof SEASON_ANSWERS)[number]

/** A season that can be prepared. */
export type SeasonChoice = { firstOn: LocalDate; name: string }

/** For this many days of a season, a volunteer is more likely to prepare it than the next one. */
const EARLY_DAYS = 60

/**
 * Returns this season and the next, the likelier one first: this one in its first 60 days, otherwise the next. Seasons
 * begin in `startMonth`, from 1 to 12.
 */
export function seasonsToPrepare(today: LocalDate, startMonth: number): SeasonChoice[] {
  const { from, until } = seasonOf(today, startMonth)
  const choices = [from, addDays(until, 1)].map((firstOn) => ({
    firstOn,
    name: seasonName(firstOn, startMonth),
  }))
  return today <= addDays(from, EARLY_DAYS) ? choices : choices.toReversed()
}

/**
 * Proposes the day from which new members pay the fees of the season that begins on a day: 60 days before, when
 * families are asked, or today if that is past.
 */
export function newFeesFrom(today: LocalDate, firstOn: LocalDate): LocalDate {
  const proposed = addDays(firstOn, -EARLY_DAYS)
  return proposed < today ? today : proposed
}

/** Returns the last day of the season that begins on this day. */
export const lastDayOf = (firstOn: LocalDate): LocalDate =>
  addDays(localDate(`${Number(firstOn.slice(0, 4)) + 1}${firstOn.slice(4)}`), -1)

/**
 * Returns the day on which ages count: 31 August of the year in which the season begins. As in youth handball, a player
 * who is born on 1 September belongs to the younger age group.
 */
export const agesOnIn = (firstOn: LocalDate): LocalDate => localDate(`${firstOn.slice(0, 4)}-08-31`)
