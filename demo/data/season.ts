import { addDays, clubInstant, type LocalDate } from '../../src/kernel/dates.ts'
import { hallOf, type League, OUR_HALL } from './leagues.ts'

export type Fixture = { round: number; homeTeam: string; awayTeam: string; startsAt: Date; venue: string }

const HOURS_OF_OTHERS = ['13:00', '14:30', '15:15', '17:00'] as const

/** The last Saturday on or before a day. */
export function saturdayBefore(day: LocalDate): LocalDate {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 1) % 7))
}

/**
 * Returns the Saturdays of a season: `past` of them up to the last weekend before today, and `coming` after today. There
 * are no games this weekend, because today's friendly is the only game of today, nor from 19 December to 5 January.
 */
export function saturdaysAround(today: LocalDate, past: number, coming: number): LocalDate[] {
  const before = stepping(saturdayBefore(addDays(today, -2)), -7, past).toReversed()
  return [...before, ...stepping(addDays(saturdayBefore(today), 7), 7, coming)]
}

function stepping(from: LocalDate, step: number, wanted: number): LocalDate[] {
  const found: LocalDate[] = []
  for (let day = from; found.length < wanted; day = addDays(day, step)) {
    const monthDay = day.slice(5)
    if (monthDay < '12-19' && monthDay > '01-05') found.push(day)
  }
  return found
}

/** A double round robin, one round per weekend, by the circle method. */
export function fixturesOf(league: League, us: string, saturdays: readonly LocalDate[]): Fixture[] {
  const [first = us, ...others] = [us, ...league.opponents]
  const half = others.length
  return saturdays.slice(0, 2 * half).flatMap((saturday, index) => {
    const turn = index % half
    const circle = [first, ...others.slice(turn), ...others.slice(0, turn)]
    const pairs = Array.from({ length: circle.length / 2 }, (_, n) => [circle[n], circle.at(-1 - n)] as const)
    return pairs.map(([one = '', other = ''], n) => {
      const turned = (turn + n + league.type) % 2 === 1
      const oneAtHome = index < half ? !turned : turned
      const [homeTeam, awayTeam] = oneAtHome ? [one, other] : [other, one]
      return { round: index + 1, homeTeam, awayTeam, ...placeAndTime(league, us, homeTeam, saturday) }
    })
  })
}

function placeAndTime({ homeDay, homeTime }: League, us: string, homeTeam: string, saturday: LocalDate) {
  if (homeTeam === us) return { startsAt: clubInstant(addDays(saturday, homeDay), homeTime), venue: OUR_HALL }
  const time = HOURS_OF_OTHERS[homeTeam.length % HOURS_OF_OTHERS.length] ?? '15:15'
  return { startsAt: clubInstant(addDays(saturday, homeTeam.length % 2), time), venue: hallOf(homeTeam) }
}

/**
 * A plausible, reproducible score: about 27 goals each, adjusted by the strength of the teams and one
 * goal of home advantage, always between 18 and 38.
 */
export function scoreOf(league: League, us: string, season: string, { homeTeam, awayTeam }: Fixture) {
  const worth = (club: string) =>
    club === us ? league.strength : 4 - (8 * league.opponents.indexOf(club)) / (league.opponents.length - 1)
  const shift = (worth(homeTeam) - worth(awayTeam) + 1) / 2
  const luck = (salt: string) => (hashOf(`${season} ${league.team} ${homeTeam} ${awayTeam} ${salt}`) % 9) - 4
  const within = (goals: number) => Math.min(38, Math.max(18, Math.round(goals)))
  return { homeScore: within(27 + shift + luck('h')), awayScore: within(27 - shift + luck('a')) }
}

/** FNV-1a with an extra mixing step, so that similar texts get different values. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return ((hash ^ (hash >>> 15)) * 31) >>> 0
}
