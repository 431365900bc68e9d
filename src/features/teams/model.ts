import { folded, plainLine } from '../../kernel/text.ts'
import type { ListShape } from '../../platform/content/shape.ts'

/** The kinds of team, called `genre` in the specification. */
export const GENRES = ['men', 'women', 'mixed'] as const

/** The editor for a team's names in league tables. */
export const leagueNamesShape: ListShape = {
  kind: 'list',
  label: 'Names in league tables',
  one: 'name',
  of: { kind: 'text', label: 'Name' },
}

/** Normalises a team name: without capitals, accents or extra spaces. Normalised names are unique. */
export const spellingOf = (name: string): string => folded(plainLine(name))

/** The error for a team name that is already in use. */
export const nameTaken = (name: string): string => `There is a team “${name}” already. Choose another name`

/** The people that a team is for. */
export type TeamAudience = {
  genre: (typeof GENRES)[number]
  youth: boolean
  minAge: number | null
  maxAge: number | null
}

const ADULT = 18

/**
 * Whether a person fits a team. Unknown details do not exclude anybody, except that children's teams require an age.
 */
export function acceptsPerson(
  { genre, youth, minAge, maxAge }: TeamAudience,
  person: { age: number | undefined; genre: 'men' | 'women' | undefined },
): boolean {
  const age = person.age ?? ADULT
  const youngest = minAge ?? (youth ? 0 : ADULT)
  const oldest = maxAge ?? (youth ? ADULT - 1 : Number.POSITIVE_INFINITY)
  const isOfGenre = genre === 'mixed' || person.genre === undefined || person.genre === genre
  return isOfGenre && age >= youngest && age <= oldest
}

/** The job that is queued when a team becomes a children's team, to hide the surnames of its minors. */
export const HIDE_SURNAMES_JOB = 'members:guard-minors'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Returns the colour for a team's crest. Undefined if it is not a hex colour; the crest then uses the club's colour.
 */
export const crestColour = (colour: string): string | undefined => (HEX.test(colour) ? colour : undefined)
