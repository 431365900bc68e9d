import './answers-form.css'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { QuestionFields } from '../../questions/components/question-fields.tsx'
import { answerField } from '../../questions/model/question.ts'
import type { BookingView } from '../queries/booking.server.ts'
import type { NotBooked } from './booking-form.tsx'

type Props = {
  booking: BookingView
  refused: Pick<NotBooked, 'errors' | 'values'> | undefined
}

/** The answers of a booking: a form while they can be changed, and a list after that. */
export function AnswersForm({ booking, refused }: Props) {
  const { questions, tickets, canChange } = booking
  if (questions.length === 0) return null
  if (!canChange) return <GivenAnswers booking={booking} />
  const { errors = {}, values = valuesOf(booking) } = refused ?? {}
  const perPerson = questions.filter(({ scope }) => scope === 'ticket')
  return (
    <details className="card" open={refused !== undefined}>
      <summary>Your answers</summary>
      <form method="post" className="stack margin-top-4" noValidate>
        <ErrorSummary errors={refused?.errors} labels={labelsOf(booking)} />
        {perPerson.length > 0 &&
          tickets.map(({ id, name, position }) => (
            <fieldset className="answers-of" key={id}>
              <legend>{name}</legend>
              <QuestionFields questions={questions} at={position} errors={errors} values={values} />
            </fieldset>
          ))}
        <QuestionFields questions={questions} at={null} errors={errors} values={values} />
        <button className="button" type="submit" name="do" value="answer">
          Save answers
        </button>
      </form>
    </details>
  )
}

function GivenAnswers({ booking: { answers, tickets } }: { booking: BookingView }) {
  if (answers.length === 0) return null
  const nameOf = (ticketId: string | null) => tickets.find(({ id }) => id === ticketId)?.name
  return (
    <details className="card">
      <summary>Your answers</summary>
      <dl className="given-answers margin-top-4">
        {answers.map(({ questionId, ticketId, label, text }) => (
          <div key={`${questionId} ${ticketId}`}>
            <dt>
              {label}
              {ticketId && ` ${nameOf(ticketId)}`}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function valuesOf({ answers, tickets }: BookingView): Record<string, string> {
  const positions = new Map(tickets.map(({ id, position }) => [id, position]))
  return Object.fromEntries(
    answers.map(({ questionId, ticketId, text }) => [
      answerField(questionId, ticketId === null ? null : (positions.get(ticketId) ?? null)),
      text,
    ]),
  )
}

const labelsOf = ({ questions, tickets }: BookingView): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap(({ id, label, scope }) =>
      scope === 'booking'
        ? [[answerField(id, null), label]]
        : tickets.map(({ name, position }) => [answerField(id, position), `${name}: ${label}`]),
    ),
  )
