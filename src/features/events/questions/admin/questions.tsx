import { Form } from 'react-router'
import {
  ErrorSummary,
  type FormErrors,
  FormIds,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  TickField,
} from '../../../../ui/forms/field.tsx'
import { KIND_WORDS, QUESTION_KINDS, type Question } from '../model/question.ts'

/** A refused form of a question: which one, its errors, and what was typed. */
export type QuestionNotSaved = { which: string; errors: FormErrors; values: Record<string, string> }

/** Identifies the form of a new question. */
export const NEW_QUESTION = 'new-question'

type Props = { questions: readonly Question[]; refused: QuestionNotSaved | undefined; busy: boolean }

/** The questions of an event, each in a form of its own, and one to add another. */
export const Questions = ({ questions, refused, busy }: Props) => (
  <section className="stack-small" aria-labelledby="questions">
    <h2 id="questions">Questions</h2>
    <p className="muted">Asked when people book. They can change their answers until booking closes.</p>
    {questions.map((question) => (
      <details className="card" key={question.id} open={refused?.which === question.id}>
        <summary>
          <b>{question.label}</b>, {summaryOf(question)}
        </summary>
        <FormIds form={question.id}>
          <QuestionForm
            question={question}
            refused={refused?.which === question.id ? refused : undefined}
            busy={busy}
          />
        </FormIds>
      </details>
    ))}
    <details className="card" open={refused?.which === NEW_QUESTION}>
      <summary>Add a question</summary>
      <FormIds form={NEW_QUESTION}>
        <QuestionForm refused={refused?.which === NEW_QUESTION ? refused : undefined} busy={busy} />
      </FormIds>
    </details>
  </section>
)

const summaryOf = ({ kind, scope, required }: Question): string =>
  [
    KIND_WORDS[kind].toLowerCase(),
    scope === 'ticket' ? 'each person' : 'once',
    required ? 'required' : 'optional',
  ].join(', ')

const LABELS = {
  label: 'Question',
  kind: 'Answer',
  choices: 'Choices',
  scope: 'Asked',
  required: 'Required',
  atCheckIn: 'Show at check-in',
}

const SCOPE_OPTIONS = [
  { value: 'ticket', label: 'For each person' },
  { value: 'booking', label: 'Once per booking' },
]

type FormProps = { question?: Question; refused: QuestionNotSaved | undefined; busy: boolean }

function QuestionForm({ question, refused, busy }: FormProps) {
  const values: Record<string, string> =
    refused?.values ?? (question ? valuesOf(question) : { scope: 'ticket' })
  const errors = refused?.errors ?? {}
  return (
    <Form method="post" className="stack margin-top-4" noValidate>
      <ErrorSummary errors={refused?.errors} labels={LABELS} />
      {question && <input type="hidden" name="id" value={question.id} />}
      <TextField
        name="label"
        label={LABELS.label}
        hint="Such as “Does your child have any allergies?”"
        maxLength={150}
        defaultValue={values.label ?? ''}
        errors={errors.label}
      />
      <KindField question={question} values={values} errors={errors} />
      <RadioField
        name="scope"
        label={LABELS.scope}
        options={SCOPE_OPTIONS}
        value={values.scope}
        errors={errors.scope}
      />
      <TickField
        name="required"
        value="yes"
        label="An answer is required"
        defaultChecked={values.required === 'yes'}
      />
      {question?.kind !== 'health' && (
        <TickField
          name="atCheckIn"
          value="yes"
          label="Show the answer at check-in"
          defaultChecked={values.atCheckIn === 'yes'}
          errors={errors.atCheckIn}
        />
      )}
      <div className="row">
        <button className="button" type="submit" name="do" value="save-question" disabled={busy}>
          {question ? 'Save' : 'Add'}
        </button>
        {question && (
          <button className="button bare" type="submit" name="do" value="remove-question" disabled={busy}>
            Remove with all answers
          </button>
        )}
      </div>
    </Form>
  )
}

type KindProps = { question: Question | undefined; values: Record<string, string>; errors: FormErrors }

/** The kind is chosen once: answers about health must remain so. */
const KindField = ({ question, values, errors }: KindProps) => (
  <>
    {question ? (
      <input type="hidden" name="kind" value={question.kind} />
    ) : (
      <SelectField
        name="kind"
        label={LABELS.kind}
        hint="Only organisers and the booker see answers about health."
        options={QUESTION_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        defaultValue={values.kind ?? 'text'}
        errors={errors.kind}
      />
    )}
    {(!question || question.kind === 'choice') && (
      <TextAreaField
        name="choices"
        label={LABELS.choices}
        hint={question ? 'One on each line.' : 'For “One of several choices”: one on each line.'}
        rows={4}
        optional={!question}
        defaultValue={values.choices ?? ''}
        errors={errors.choices}
      />
    )}
  </>
)

const valuesOf = ({ label, kind, choices, scope, required, atCheckIn }: Question) => ({
  ...{ label, kind, scope, choices: choices.join('\n') },
  ...(required && { required: 'yes' }),
  ...(atCheckIn && { atCheckIn: 'yes' }),
})
