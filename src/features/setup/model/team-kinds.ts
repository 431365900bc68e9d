import type { TeamAudience } from '../../teams/model.ts'

/** The kinds of team that the form offers, with their stored values. */
export const TEAM_KINDS = {
  women: { label: 'Women', genre: 'women', youth: false },
  men: { label: 'Men', genre: 'men', youth: false },
  mixed: { label: 'Mixed', genre: 'mixed', youth: false },
  girls: { label: 'Youth: girls', genre: 'women', youth: true },
  boys: { label: 'Youth: boys', genre: 'men', youth: true },
  youth: { label: 'Youth: mixed', genre: 'mixed', youth: true },
} as const satisfies Record<string, { label: string } & Pick<TeamAudience, 'genre' | 'youth'>>

export type TeamKind = keyof typeof TEAM_KINDS

const KINDS = Object.keys(TEAM_KINDS) as TeamKind[] // the keys of TEAM_KINDS

/** Returns the kind of a stored team. */
export const kindOf = ({ genre, youth }: Pick<TeamAudience, 'genre' | 'youth'>): TeamKind =>
  KINDS.find((kind) => TEAM_KINDS[kind].genre === genre && TEAM_KINDS[kind].youth === youth) ?? 'mixed'
