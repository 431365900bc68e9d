import type { CompetitionRules } from '../../src/features/games/model/game.ts'

/**
 * Two points for a win, one for a draw. Head-to-head results decide once all of those games are played; until then the
 * overall goal difference does. The last criterion replaces the drawing of lots.
 */
export const EHF: CompetitionRules = {
  points: { win: 2, draw: 1, loss: 0, forfeit: 0 },
  running: ['points', 'difference', 'goals', 'name'],
  final: [
    'points',
    'head-to-head-points',
    'head-to-head-difference',
    'head-to-head-goals',
    'difference',
    'goals',
    'name',
  ],
  forfeitScore: null,
  deductions: [],
}
