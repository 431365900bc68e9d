import { matchEvents } from '../../src/features/games/live/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'

type Goal = { side: 'home' | 'away'; shirtNumber: number | null; minute: number; sevenMetre?: boolean }

const MINUTE_MS = 60_000
const BREAK_MS = 10 * MINUTE_MS
const HALF = 30

/**
 * Records the events of a full game: both halves, the given goals, a suspension, a yellow card and the final whistle.
 */
export async function aRecordedMatch(
  { db }: Pick<Ctx, 'db'>,
  game: { id: string; startsAt: Date },
  goals: readonly Goal[],
): Promise<void> {
  const at = (minute: number) =>
    new Date(game.startsAt.getTime() + minute * MINUTE_MS + (minute > HALF ? BREAK_MS : 0))
  const event = (kind: (typeof matchEvents.$inferInsert)['kind'], minute: number, given: object = {}) => ({
    ...{
      id: newId(),
      gameId: game.id,
      kind,
      happenedAt: at(minute),
      clockMs: Math.round(minute * MINUTE_MS),
    },
    ...given,
  })
  const counted = goals.map(({ side, shirtNumber, minute, sevenMetre }) =>
    event(sevenMetre ? 'seven-metre-scored' : 'goal', minute, { side, shirtNumber }),
  )
  await db.insert(matchEvents).values([
    event('period', 0, { period: 1 }),
    event('clock-start', 0.01),
    event('yellow', 8, { side: 'away', shirtNumber: 5 }),
    event('suspension', 21, {
      side: 'home',
      shirtNumber: goals.find(({ side }) => side === 'home')?.shirtNumber,
    }),
    event('seven-metre-missed', 24, { side: 'away', shirtNumber: 9 }),
    event('clock-stop', HALF),
    event('period', HALF + 0.01, { period: 2, clockMs: HALF * MINUTE_MS }),
    event('clock-start', HALF + 0.02),
    ...counted,
    event('clock-stop', 2 * HALF),
    event('end', 2 * HALF + 0.01),
  ])
}
