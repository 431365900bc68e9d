import '../../../../ui/admin/email-text.css'
import '../../../../ui/forms/form-sheet.css'
import '../../../../ui/styles/form.css'
import './reminder-form.css'
import { Form, Link, useNavigation } from 'react-router'
import { FieldError, TextAreaField, TextField } from '../../../../ui/forms/field.tsx'

export type FamilyRow = {
  id: string
  name: string
  email: string
  total: string
  charges: string[]
  isRemindedToday: boolean
}

type Props = {
  families: readonly FamilyRow[]
  /** The addresses that are ticked. */
  chosen: readonly string[]
  text: { subject: string; text: string }
  formKey: string
  preview: { name: string; text: string } | undefined
  errors: Record<string, string[]>
}

/** Chooses who is reminded, and prepares the text with a preview of the e-mail. */
export function ReminderForm({ families, chosen, text, formKey, preview, errors }: Props) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="form-sheet margin-top-4" noValidate>
      <input type="hidden" name="key" value={formKey} />
      <fieldset className="reminder-families" id="f-families">
        <legend className="label">Who gets it</legend>
        {families.map((family) => (
          <FamilyTick key={family.id} family={family} isChosen={chosen.includes(family.id)} />
        ))}
        <FieldError name="families" errors={errors.families} />
      </fieldset>
      <TextField name="subject" label="Subject" defaultValue={text.subject} errors={errors.subject} />
      <TextAreaField
        name="text"
        label="Text"
        hint="The greeting, what is open and the links to pay are added for each person."
        rows={7}
        defaultValue={text.text}
        errors={errors.text}
      />
      {preview && (
        <section aria-labelledby="preview" className="stack-small" id="preview-of-it">
          <h2 className="heading-3" id="preview">
            What {preview.name} reads
          </h2>
          <p className="email-text">{preview.text}</p>
        </section>
      )}
      <p className="row gap-2">
        <button className="button" type="submit" name="intent" value="send" disabled={isSending}>
          {isSending ? 'Please wait' : sendWords(chosen.length)}
        </button>
        <button className="button secondary" type="submit" name="intent" value="preview" disabled={isSending}>
          Update the preview
        </button>
      </p>
    </Form>
  )
}

/** Names no number of several, because it changes with each tick. */
const sendWords = (chosen: number): string => (chosen === 1 ? 'Send 1 reminder' : 'Send reminders')

const FamilyTick = ({ family, isChosen }: { family: FamilyRow; isChosen: boolean }) => (
  <label className="tick">
    <input
      type="checkbox"
      name="families"
      value={family.id}
      defaultChecked={isChosen}
      disabled={family.isRemindedToday}
    />
    <span>
      <b>{family.name || family.email}</b> <span className="tabular">{family.total}</span>
      <span className="reminder-detail small muted">{family.email}</span>
      {family.charges.map((charge) => (
        <span key={charge} className="reminder-detail small">
          {charge}
        </span>
      ))}
      {family.isRemindedToday && (
        <span className="reminder-detail small muted">Has had a reminder today.</span>
      )}
    </span>
  </label>
)

export type LeftOutRow = { id: string; what: string; why: string; path: string | undefined }

/** Late charges that nobody can or should be reminded of, each with the reason. */
export function LeftOut({ rows }: { rows: readonly LeftOutRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="margin-top-6">
      <h2 id="left-out">Not reminded</h2>
      <ul className="reminder-left-out margin-top-3">
        {rows.map(({ id, what, why, path }) => (
          <li key={id}>
            {path ? <Link to={path}>{what}</Link> : what}
            <span className="reminder-detail small muted">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
