/** How a competition awards points and ranks, as data. [domain.md 5.1] */
export type CompetitionRules = {
  points: { win: number; draw: number; loss: number; forfeit: number }
  /** Criteria in order while the competition runs, and once it is complete. */
  running: Criterion[]
  final: Criterion[]
  /** The score credited for a forfeit; null: none. */
  forfeitScore: { for: number; against: number } | null
  deductions: { team: string; points: number; reason: string }[]
}

export type Criterion =
  | 'points'
  | 'head-to-head-points'
  | 'head-to-head-difference'
  | 'head-to-head-goals'
  | 'difference'
  | 'goals'
  | 'name'
