import type { CompetitionRules } from '../../src/features/games/model/game.ts'

/**
 * Two points for a win, one for a draw. The direct games decide once all are played; until then the overall
 * difference, because a direct game may still be to come. The last criterion stands for the draw of lots.
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
