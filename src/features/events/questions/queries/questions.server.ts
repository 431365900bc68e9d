import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { Question } from '../model/question.ts'
import { eventQuestions } from '../table.server.ts'

/** Returns the questions of an event in the order in which they were added. */
export async function questionsOf(db: Db | Tx, eventId: string): Promise<Question[]> {
  const { id, kind, label, choices, required, scope, atCheckIn } = eventQuestions
  return db
    .select({ id, kind, label, choices, required, scope, atCheckIn })
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId))
    .orderBy(asc(eventQuestions.createdAt), asc(eventQuestions.id))
}
