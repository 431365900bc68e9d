import { adultBirthday, type LocalDate } from '../../../kernel/dates.ts'

/** The positions on court, with the names of the specification. The tactics board has a spot for each. */
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

/** The facts that decide whether a member is a minor. */
export type AgeFacts = {
  /** Date of birth, 'YYYY-MM-DD'; null: unknown. */
  bornOn: string | null
  /** Whether the main team is a youth team. */
  inYouthTeam: boolean
}

/**
 * Whether a member is a minor: under 18 on this day, or in a youth team whatever their date of birth. `isMinor` in
 * visibility.server.ts is the same rule in SQL.
 */
export function isMinorOn(today: LocalDate, { bornOn, inYouthTeam }: AgeFacts): boolean {
  return inYouthTeam || (bornOn !== null && bornOn > adultBirthday(today))
}

/** The first word of a name. The public sees only this part of a child's name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** 'A. K.' for Ana Kovač: shown where the full name is private. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}.`)
    .join(' ')

/** Shorter searches by name would match half the club. */
export const MIN_SEARCH_LETTERS = 2

/** A recipient value for all active members. */
export const ALL_ACTIVE = 'active'
