import { folded, plainLine } from '../../kernel/text.ts'
import type { ListShape } from '../../platform/content/shape.ts'

/** Kinds of team, as the specification's `genre`. */
export const GENRES = ['men', 'women', 'mixed'] as const

/** How staff edit the names of a team in league tables. */
export const leagueNamesShape: ListShape = {
  kind: 'list',
  label: 'Names in league tables',
  one: 'name',
  of: { kind: 'text', label: 'Name' },
}

/** The name of a team without capitals, accents and spare spaces. Two teams cannot share it. */
export const spellingOf = (name: string): string => folded(plainLine(name))

export const nameTaken = (name: string): string => `There is a team “${name}” already. Choose another name`

/** The people a team is for. */
export type TeamAudience = {
  genre: (typeof GENRES)[number]
  youth: boolean
  minAge: number | null
  maxAge: number | null
}

const ADULT = 18

/** Whether a team takes a person; what is not known of the person is not asked, but children's teams need an age. */
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

/** Queued when a team becomes one of children: `members` then hides the surnames of its minors. */
export const HIDE_SURNAMES_JOB = 'members:guard-minors'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** The team's colour for its crest; undefined for texts that are no colour, then the crest wears the club's red. */
export const crestColour = (colour: string): string | undefined => (HEX.test(colour) ? colour : undefined)
