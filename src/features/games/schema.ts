import { z } from 'zod'
import { CRITERIA, GAME_STATUSES } from './model/game.ts'

/** The maximum goals of one side. Larger numbers are typing errors. */
const MAX_GOALS = 99

const score = z.coerce
  .number('A score is a whole number')
  .int('A score is a whole number')
  .min(0, 'A score is 0 or more')
  .max(MAX_GOALS, `A score is at most ${MAX_GOALS}`)

const criteria = z.array(z.enum(CRITERIA)).min(1, 'Name at least one criterion')
const points = z.int().min(0).max(10)

/** The rules of a competition, as staff enter them. */
export const rulesInput = z.strictObject({
  points: z.strictObject({ win: points, draw: points, loss: points, forfeit: points }),
  running: criteria,
  final: criteria,
  forfeitScore: z.strictObject({ for: score, against: score }).nullable(),
  deductions: z.array(
    z.strictObject({
      team: z.string().trim().min(1),
      points: z.int().min(1).max(99),
      reason: z.string().trim().min(1),
    }),
  ),
})

/**
 * A game's status with the values it needs: a result if played, the side that forfeited if forfeited, otherwise
 * neither.
 */
export const gameState = z
  .object({
    Status: z.enum(GAME_STATUSES),
    HomeScore: score.nullable(),
    AwayScore: score.nullable(),
    ForfeitedBy: z.enum(['home', 'away']).nullable(),
  })
  .superRefine((game, check) => {
    const played = game.Status === 'played'
    const say = (name: string, message: string) => check.addIssue({ code: 'custom', path: [name], message })
    for (const name of ['HomeScore', 'AwayScore'] as const) {
      if (played && game[name] === null) say(name, 'A played game needs a score')
      if (!played && game[name] !== null) say(name, 'Only a played game can have a score')
    }
    if (game.Status === 'forfeit' && !game.ForfeitedBy) say('ForfeitedBy', 'Choose who forfeited')
    if (game.Status !== 'forfeit' && game.ForfeitedBy) say('ForfeitedBy', 'Only for a forfeit')
  })
