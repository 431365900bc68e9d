import { adultBirthday, type LocalDate } from '../../../kernel/dates.ts'

/** Where somebody plays, with the words of the specification's screens; the coach's board knows each place. */
export const POSITIONS = [
  'Goalkeeper',
  'Left wing',
  'Left back',
  'Centre back',
  'Right back',
  'Right wing',
  'Pivot',
] as const

export const GENDERS = ['', 'female', 'male', 'other'] as const

/** What decides whether somebody counts as a child. */
export type AgeFacts = {
  /** Date of birth, 'YYYY-MM-DD'; null: unknown. */
  bornOn: string | null
  /** The first team is a team of children. */
  inYouthTeam: boolean
}

/**
 * A minor: under 18 on a day at the club, or playing in a youth team whatever the date of birth says.
 * `isMinor` of visibility.server.ts says the same in SQL. [resolutions C02]
 */
export function isMinorOn(today: LocalDate, { bornOn, inYouthTeam }: AgeFacts): boolean {
  return inYouthTeam || (bornOn !== null && bornOn > adultBirthday(today))
}

/** The first word of a name: all that the public may read of a child's. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** 'A. K.' for Ana Kovač: what others may read where a name would tell too much. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}.`)
    .join(' ')

/** A search for a member by fewer letters of the name would show half the club. */
export const MIN_SEARCH_LETTERS = 2

/** All active members, as the recipients of a message. */
export const ALL_ACTIVE = 'active'
