/** Kinds of team, as the specification's `genre`. */
export const GENRES = ['men', 'women', 'mixed'] as const

/**
 * The job that guards what is known of minors after a team became one of children; `members` works on it. [decisions
 * C02]
 */
export const GUARD_MINORS = 'members:guard-minors'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** The team's colour for its crest; undefined for texts that are no colour, then the crest wears the club's red. */
export const crestColour = (colour: string): string | undefined => (HEX.test(colour) ? colour : undefined)
