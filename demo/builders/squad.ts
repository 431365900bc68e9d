import { eq } from 'drizzle-orm'
import { gameAnswers, gameCallUps, gameSquads } from '../../src/features/games/squad/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

type CallUp = Partial<typeof gameCallUps.$inferInsert>

/**
 * Adds a member to the squad of a game: called up now, without an answer and on the bench by default.
 */
export async function aCallUp(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  game: { id: string },
  member: { id: string },
  given: CallUp = {},
): Promise<void> {
  const place = (await db.$count(gameCallUps, eq(gameCallUps.gameId, game.id))) + 1
  await db.insert(gameCallUps).values({
    gameId: game.id,
    memberId: member.id,
    place,
    position: 'Bench',
    calledUpAt: clock.now(),
    ...given,
  })
}

/** Sets the meeting point, kit and other details of a game's squad. */
export async function aGameSquad(
  { db }: Pick<Ctx, 'db'>,
  game: { id: string },
  given: Partial<typeof gameSquads.$inferInsert> = {},
): Promise<void> {
  await db.insert(gameSquads).values({ gameId: game.id, ...given })
}

/** Records a player's answer about a game: available by default. */
export async function aGameAnswer(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  game: { id: string },
  member: { id: string },
  given: Partial<typeof gameAnswers.$inferInsert> = {},
): Promise<void> {
  const answered = { answer: 'available' as const, answeredAt: clock.now() }
  await db.insert(gameAnswers).values({ gameId: game.id, memberId: member.id, ...answered, ...given })
}
