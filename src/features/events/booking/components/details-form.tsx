import './details-form.css'
import { ErrorSummary, type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { QuestionFields } from '../../questions/components/question-fields.tsx'
import { answerField, answerLabels } from '../../questions/model/question.ts'
import { nameField } from '../model/fields.ts'
import type { BookingView, TicketView } from '../queries/booking.server.ts'
import type { NotBooked } from './booking-form.tsx'

type Props = {
  booking: BookingView
  refused: Pick<NotBooked, 'errors' | 'values'> | undefined
}

/** The names and answers of a booking: a form while they can be changed, and the answers after that. */
export function DetailsForm({ booking, refused }: Props) {
  const { questions, tickets, canChange } = booking
  if (!canChange) return <GivenAnswers booking={booking} />
  const { errors = {}, values = valuesOf(booking) } = refused ?? {}
  return (
    <details className="card" open={refused !== undefined}>
      <summary>{questions.length > 0 ? 'Names and answers' : 'Names'}</summary>
      <form method="post" className="stack margin-top-4" noValidate>
        <ErrorSummary errors={refused?.errors} labels={labelsOf(booking)} />
        {tickets.map((ticket) => (
          <fieldset className="details-of" key={ticket.id}>
            <legend>{ticket.name}</legend>
            <Name ticket={ticket} errors={errors} values={values} />
            <QuestionFields questions={questions} at={ticket.position} errors={errors} values={values} />
          </fieldset>
        ))}
        <QuestionFields questions={questions} at={null} errors={errors} values={values} />
        <button className="button" type="submit" name="do" value="details">
          Save
        </button>
      </form>
    </details>
  )
}

type NameProps = { ticket: TicketView; errors: FormErrors; values: Record<string, string> }

function Name({ ticket: { position, canRename }, errors, values }: NameProps) {
  const name = nameField(position)
  if (!canRename)
    return (
      <p className="small muted">This ticket was bought at the members’ price, so its name cannot change.</p>
    )
  return (
    <TextField
      name={name}
      label="Name"
      autoComplete="off"
      maxLength={80}
      defaultValue={values[name] ?? ''}
      errors={errors[name]}
    />
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
  const names = tickets.map(({ position, name }) => [nameField(position), name] as const)
  const given = answers.map(
    ({ questionId, ticketId, text }) =>
      [answerField(questionId, ticketId === null ? null : (positions.get(ticketId) ?? null)), text] as const,
  )
  return Object.fromEntries([...names, ...given])
}

const labelsOf = ({ questions, tickets }: BookingView): Record<string, string> => ({
  ...Object.fromEntries(tickets.map(({ name, position }) => [nameField(position), `Name of ${name}`])),
  ...answerLabels(
    questions,
    tickets.map(({ name, position }) => ({ at: position, title: name })),
  ),
})
