import { acceptsPerson, type TeamAudience } from '../../../teams/model.ts'

export const EXPERIENCES = ['none', 'some', 'club'] as const
export type Experience = (typeof EXPERIENCES)[number]

/** The labels of the form and of the coach's list. */
export const EXPERIENCE_WORDS: Record<Experience, string> = {
  none: 'Never played handball',
  some: 'Played at school, or long ago',
  club: 'Plays or played in a club',
}

export type Person = { age: number; genre: 'men' | 'women' | undefined; experience: Experience }

type Candidate = TeamAudience & { slug: string }

/**
 * Lists the teams that a person could try, most suitable first: the requested team, then those for their age. Clubs
 * list their strongest team first, so beginners get the last one.
 */
export function teamsFor<T extends Candidate>(teams: readonly T[], person: Person, wanted?: string): T[] {
  const open = teams.filter((team) => acceptsPerson(team, person))
  const inOrder = person.experience === 'club' ? open : open.toReversed()
  return inOrder.toSorted((a, b) => Number(b.slug === wanted) - Number(a.slug === wanted))
}
