import { eq } from 'drizzle-orm'
import { newId } from '../../../../kernel/ids.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Answer } from '../../questions/model/question.ts'
import { eventQuestions } from '../../questions/table.server.ts'
import { answers } from '../table.server.ts'

type AtPosition = { id: string; position: number }

/**
 * Writes the answers of a booking in place of the earlier ones. Leaves out answers for tickets that are not in the
 * list, and to questions that the event does not ask any more. The caller holds the lock of the booking, or has just
 * added it.
 */
export async function writeAnswers(
  tx: Tx,
  { id: bookingId, eventId }: { id: string; eventId: string },
  tickets: readonly AtPosition[],
  given: readonly Answer[],
): Promise<void> {
  await tx.delete(answers).where(eq(answers.bookingId, bookingId))
  if (given.length === 0) return
  const ticketAt = new Map(tickets.map(({ id, position }) => [position, id]))
  // Locked, so that a question that is removed at the same time takes its answers with it.
  const asked = await tx
    .select({ id: eventQuestions.id })
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId))
    .for('key share')
  const rows = given.flatMap(({ questionId, at, text }) => {
    const ticketId = at === null ? null : ticketAt.get(at)
    if (ticketId === undefined || !asked.some(({ id }) => id === questionId)) return []
    return [{ id: newId(), bookingId, questionId, ticketId, text }]
  })
  if (rows.length > 0) await tx.insert(answers).values(rows)
}
