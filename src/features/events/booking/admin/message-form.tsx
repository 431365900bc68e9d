import '../../../../ui/admin/email-text.css'
import { Form } from 'react-router'
import { count } from '../../../../kernel/text.ts'
import {
  ErrorSummary,
  type FormErrors,
  RadioField,
  TextAreaField,
  TextField,
} from '../../../../ui/forms/field.tsx'
import { type EmailText, plainText } from '../../../emails/model.ts'
import { AUDIENCE_WORDS, type Audience } from '../model/message.ts'
import type { Recipient } from '../queries/recipients.server.ts'

type Values = Record<string, string>
type Counts = readonly { audience: Audience; people: number }[]

type WriteProps = { formKey: string; counts: Counts; values: Values; errors: FormErrors | undefined }

const LABELS = { audience: 'To', subject: 'Subject', text: 'Message' }

/** Asks who gets the message, and for its text. */
export const WriteMessage = ({ formKey, counts, values, errors }: WriteProps) => (
  <Form method="post" className="stack" noValidate>
    <ErrorSummary errors={errors} labels={LABELS} />
    <input type="hidden" name="key" value={values.key ?? formKey} />
    <RadioField
      name="audience"
      label={LABELS.audience}
      options={counts.map(({ audience, people }) => ({
        value: audience,
        label: `${AUDIENCE_WORDS[audience]} (${people})`,
        disabled: people === 0,
      }))}
      value={values.audience ?? counts.find(({ people }) => people > 0)?.audience}
      errors={errors?.audience}
    />
    <TextField
      name="subject"
      label={LABELS.subject}
      maxLength={150}
      defaultValue={values.subject ?? ''}
      errors={errors?.subject}
    />
    <TextAreaField
      name="text"
      label={LABELS.text}
      hint="We add the greeting, the event, and a link to their booking."
      rows={8}
      maxLength={5000}
      defaultValue={values.text ?? ''}
      errors={errors?.text}
    />
    <div className="row">
      <button className="button" type="submit" name="do" value="preview">
        Preview
      </button>
    </div>
  </Form>
)

export type Preview = { recipients: readonly Recipient[]; email: EmailText }

type PreviewProps = { preview: Preview; values: Values; busy: boolean }

/** The message as the first person gets it, and everybody who gets it. */
export const MessagePreview = ({ preview: { recipients, email }, values, busy }: PreviewProps) => (
  <Form method="post" className="stack">
    {['key', 'audience', 'subject', 'text'].map((name) => (
      <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
    ))}
    <input type="hidden" name="people" value={recipients.length} />
    <details>
      <summary>To {count(recipients.length, 'person', 'people')}</summary>
      <ul className="margin-top-2">
        {recipients.map(({ bookingId, name, email: address }) => (
          <li key={bookingId}>
            {name}, {address}
          </li>
        ))}
      </ul>
    </details>
    <div>
      <p>
        <b>{email.subject}</b>
      </p>
      <p className="email-text margin-top-2">{plainText(email)}</p>
    </div>
    <div className="row">
      <button className="button" type="submit" name="do" value="send" disabled={busy}>
        Send to {count(recipients.length, 'person', 'people')}
      </button>
      <button className="button secondary" type="submit" name="do" value="edit">
        Change
      </button>
    </div>
    <p className="small muted">Each person gets their own e-mail.</p>
  </Form>
)
