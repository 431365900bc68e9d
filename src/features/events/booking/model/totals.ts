import { type Pence, pence } from '../../../../kernel/money.ts'
import { choicesOf, type Question } from '../../questions/model/question.ts'
import type { BookingStatus } from './booking.ts'

type Given = { questionId: string; text: string }
type Counted = {
  status: BookingStatus
  paid: Pence | null
  refunded: Pence | null
  rest: Pence
  tickets: readonly { cancelledAt: Date | null; answers: readonly Given[] }[]
  answers: readonly Given[]
}

/** How often each choice of a question was given. */
export type AnswerCounts = { questionId: string; label: string; counts: { choice: string; many: number }[] }

/** What bookings have brought in, and what is still to pay. */
export type Totals = { paid: Pence; refunded: Pence; rest: Pence; answers: AnswerCounts[] }

/** Adds up the bookings of an event. Counts the answers of people who have a place, to questions with choices. */
export function totalsOf(bookings: readonly Counted[], questions: readonly Question[]): Totals {
  const given = bookings.filter(({ status }) => status === 'booked').flatMap(answersIn)
  return {
    paid: sumOf(bookings.map(({ paid }) => paid)),
    refunded: sumOf(bookings.map(({ refunded }) => refunded)),
    rest: sumOf(bookings.map(({ rest }) => rest)),
    answers: questions.flatMap((question) => countsOf(question, given)),
  }
}

const sumOf = (amounts: readonly (Pence | null)[]): Pence =>
  pence(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))

const answersIn = ({ tickets, answers }: Counted): Given[] => [
  ...answers,
  ...tickets.filter(({ cancelledAt }) => !cancelledAt).flatMap((ticket) => ticket.answers),
]

/** In the order of the choices. A choice that the organiser has removed since comes last. */
function countsOf(question: Question, given: readonly Given[]): AnswerCounts[] {
  const choices = choicesOf(question)
  const texts = given.filter(({ questionId }) => questionId === question.id).map(({ text }) => text)
  if (!choices || texts.length === 0) return []
  const counts = [...new Set([...choices, ...texts])]
    .map((choice) => ({ choice, many: texts.filter((text) => text === choice).length }))
    .filter(({ many }) => many > 0)
  return [{ questionId: question.id, label: question.label, counts }]
}
