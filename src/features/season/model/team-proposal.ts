import { ageOn, type LocalDate } from '../../../kernel/dates.ts'
import { acceptsPerson, type TeamAudience } from '../../teams/model.ts'
import type { TeamAges } from './season.ts'

/** A team as it is in the new season, with its ages then. */
export type PlannedTeam = TeamAudience & {
  id: string
  /** The name now, and in the new season. */
  name: string
  newName: string
  /** Its ages in the new season, if they change. */
  newAges?: TeamAges | undefined
  isLeftOut: boolean
}

/** The facts that decide the team of a player. */
export type Player = { bornOn: string | null; gender: string; teamId: string | null }

/**
 * Why a team is proposed. 'older': too old for the present team. 'left-out': the present team does not play. 'no-team':
 * one of these holds, and no team fits.
 */
export type Move = 'stays' | 'older' | 'left-out' | 'no-team'
export type Proposal = { teamId: string | null; move: Move }

/**
 * Proposes the team of a player for the new season. Players stay until they are too old or their team is left out. They
 * then move to the youngest team that takes them, and adults to the last one in the club's order. `agesOn` is the day
 * on which ages count.
 */
export function proposeTeam(player: Player, teams: readonly PlannedTeam[], agesOn: LocalDate): Proposal {
  const present = teams.find(({ id }) => id === player.teamId)
  const age = ageFor(player, agesOn)
  if (!present) return { teamId: null, move: 'stays' }
  if (!present.isLeftOut && !isTooOld(present, age)) return { teamId: present.id, move: 'stays' }
  const person = { age, genre: GENRE_OF[player.gender] ?? genreOfTeam(present) }
  const [next] = teams.filter((team) => !team.isLeftOut && acceptsPerson(team, person)).toSorted(byAge(teams))
  if (!next) return { teamId: null, move: 'no-team' }
  return { teamId: next.id, move: present.isLeftOut ? 'left-out' : 'older' }
}

/** Returns a player's age in whole years on the day on which ages count; undefined without a date of birth. */
export const ageFor = ({ bornOn }: Pick<Player, 'bornOn'>, agesOn: LocalDate): number | undefined =>
  bornOn === null ? undefined : ageOn(bornOn as LocalDate, agesOn) // a column of type date

const GENRE_OF: Readonly<Record<string, 'men' | 'women'>> = { male: 'men', female: 'women' }

const genreOfTeam = ({ genre }: TeamAudience) => (genre === 'mixed' ? undefined : genre)

/** Whether a person of this age is older than the team takes. Unknown ages are never too old. */
function isTooOld(team: PlannedTeam, age: number | undefined): boolean {
  const oldest = oldestIn(team)
  return age !== undefined && age > oldest
}

const ADULT = 18
/** Whether no age is left between the lowest and the highest, with the defaults of the team. */
export const hasNoAges = ({ youth, minAge, maxAge }: Pick<TeamAudience, 'youth'> & TeamAges): boolean =>
  (minAge ?? (youth ? 0 : ADULT)) > oldestIn({ youth, maxAge })

const oldestIn = ({ maxAge, youth }: Pick<TeamAudience, 'maxAge' | 'youth'>): number =>
  maxAge ?? (youth ? ADULT - 1 : Number.POSITIVE_INFINITY)

/** "14 to 15", "up to 17", "from 18". */
export function agesInWords({ youth, minAge, maxAge }: Pick<TeamAudience, 'youth'> & TeamAges): string {
  const least = minAge ?? (youth ? undefined : ADULT)
  const most = maxAge ?? (youth ? ADULT - 1 : undefined)
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  if (most !== undefined) return `up to ${most}`
  return least === undefined ? 'any' : `from ${least}`
}

/** Sorts by the age limit, and teams without one by the club's order from its end. */
const byAge = (teams: readonly PlannedTeam[]) => (one: PlannedTeam, other: PlannedTeam) => {
  const [a, b] = [oldestIn(one), oldestIn(other)]
  return a === b ? teams.indexOf(other) - teams.indexOf(one) : a - b
}
