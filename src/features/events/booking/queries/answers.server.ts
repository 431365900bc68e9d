import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { QuestionKind } from '../../questions/model/question.ts'
import { eventQuestions } from '../../questions/table.server.ts'
import { answers, bookings } from '../table.server.ts'

/** An answer with its question, as organisers read it. `ticketId` is null if the booker was asked once. */
export type GivenAnswer = {
  bookingId: string
  ticketId: string | null
  questionId: string
  label: string
  kind: QuestionKind
  text: string
}

/** Returns the answers of a booking. The caller must check that the reader may see them. */
export const answersOfBooking = (db: Db | Tx, bookingId: string): Promise<GivenAnswer[]> =>
  answersWhere(db, eq(answers.bookingId, bookingId))

/** Returns the answers of all bookings of an event, for its organisers. */
export const answersOfEvent = (db: Db | Tx, eventId: string): Promise<GivenAnswer[]> =>
  answersWhere(db, eq(bookings.eventId, eventId))

/** Returns the answers of an event that the list at the entrance shows. Answers about health are never among them. */
export const answersAtCheckIn = (db: Db | Tx, eventId: string): Promise<GivenAnswer[]> =>
  answersWhere(db, and(eq(bookings.eventId, eventId), eq(eventQuestions.atCheckIn, true)))

/** The answers about one ticket: its own, and those of the whole booking. */
export const answersAbout = (
  given: readonly GivenAnswer[],
  ticket: { id: string; bookingId: string },
): GivenAnswer[] =>
  given.filter(
    ({ bookingId, ticketId }) =>
      ticketId === ticket.id || (ticketId === null && bookingId === ticket.bookingId),
  )

async function answersWhere(db: Db | Tx, condition: SQL | undefined): Promise<GivenAnswer[]> {
  const { bookingId, ticketId, questionId, text } = answers
  const { label, kind } = eventQuestions
  return db
    .select({ bookingId, ticketId, questionId, label, kind, text })
    .from(answers)
    .innerJoin(eventQuestions, eq(eventQuestions.id, answers.questionId))
    .innerJoin(bookings, eq(bookings.id, answers.bookingId))
    .where(condition)
    .orderBy(asc(eventQuestions.createdAt), asc(eventQuestions.id))
}
