import { eq } from 'drizzle-orm'
import { gameAnswers, gameCallUps, gameSquads } from '../../src/features/games/squad/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

type CallUp = Partial<typeof gameCallUps.$inferInsert>

/**
 * Puts a member into the squad of a game, called up now and without an answer, on the bench, unless you say otherwise.
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

/** Meeting point, kit and whatever else the squad of a game knows. */
export async function aGameSquad(
  { db }: Pick<Ctx, 'db'>,
  game: { id: string },
  given: Partial<typeof gameSquads.$inferInsert> = {},
): Promise<void> {
  await db.insert(gameSquads).values({ gameId: game.id, ...given })
}

/** What a player said about playing a game: available, unless you say otherwise. */
export async function aGameAnswer(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  game: { id: string },
  member: { id: string },
  given: Partial<typeof gameAnswers.$inferInsert> = {},
): Promise<void> {
  const answered = { answer: 'available' as const, answeredAt: clock.now() }
  await db.insert(gameAnswers).values({ gameId: game.id, memberId: member.id, ...answered, ...given })
}
