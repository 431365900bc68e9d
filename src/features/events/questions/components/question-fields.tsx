import {
  type FormErrors,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../ui/forms/field.tsx'
import { answerField, choicesOf, type Question } from '../model/question.ts'

type Props = {
  questions: readonly Question[]
  /** The position of the ticket; null for the questions that are asked once. */
  at: number | null
  errors: FormErrors
  values: Readonly<Record<string, string>>
}

/** The questions of one ticket, or of the whole booking. Works without scripts. */
export const QuestionFields = ({ questions, at, errors, values }: Props) =>
  questions
    .filter(({ scope }) => (scope === 'booking') === (at === null))
    .map((question) => {
      const name = answerField(question.id, at)
      return (
        <Field key={name} question={question} name={name} value={values[name] ?? ''} errors={errors[name]} />
      )
    })

const HEALTH_HINT = 'Only the organisers see this. We delete it a month after the event.'

type FieldProps = { question: Question; name: string; value: string; errors: string[] | undefined }

function Field({ question, name, value, errors }: FieldProps) {
  const { kind, label, required } = question
  const common = { name, label, errors, ...(!required && { optional: true }) }
  const options = (choicesOf(question) ?? []).map((choice) => ({ value: choice, label: choice }))
  switch (kind) {
    case 'yes_no':
      return (
        <RadioField
          {...common}
          label={required ? label : `${label} (optional)`}
          options={options}
          value={value}
        />
      )
    case 'size':
    case 'choice':
      return (
        <SelectField
          {...common}
          options={[{ value: '', label: 'Choose' }, ...options]}
          defaultValue={value}
        />
      )
    case 'health':
      return <TextAreaField {...common} hint={HEALTH_HINT} rows={2} maxLength={500} defaultValue={value} />
    default:
      return <TextField {...common} autoComplete="off" maxLength={500} defaultValue={value} />
  }
}
