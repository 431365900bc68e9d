import '../../components/access-layout.css'
import '../../../../ui/styles/form.css'
import { EMAIL_MESSAGE } from '../../../../kernel/email-message.ts'
import { Captcha } from '../../../../ui/forms/captcha/captcha.tsx'
import { EMAIL_INPUT } from '../../../../ui/forms/email-input.ts'
import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'

/** The text is from the specification. [MEM-011] */
export const UNKNOWN_EMAIL = 'There is no account with this e-mail address. Try another one.'

/** The text is from the specification. [MEM-012] */
const emailSent = (email: string) => `Email sent to ${email}. Check your inbox.`

type Props = {
  /** The e-mail address a link was sent to. */
  sentTo: string | undefined
  errors: FormErrors | undefined
  email: string | undefined
  captcha: 'reset' | undefined
  /** The idempotency key: a form that is posted twice sends one link. */
  formKey: string
  backHref: string
}

/**
 * The form to request a link. Posts `email`, `key`, and `altcha` if a captcha is required. Works without scripts;
 * /reset.js disables the button until the e-mail address is valid and while the form is being sent.
 */
export function ResetForm({ sentTo, errors, email, captcha, formKey, backHref }: Props) {
  return (
    <form method="post" className="stack" data-reset>
      <h1 className="heading-1">Reset password</h1>
      {sentTo === undefined ? (
        <Fields errors={errors} email={email} captcha={captcha} formKey={formKey} />
      ) : (
        <Note tone="ok">
          <p role="status">{emailSent(sentTo)}</p>
        </Note>
      )}
      <p>
        <a className="button bare compact" href={backHref}>
          Back to log in
        </a>
      </p>
    </form>
  )
}

function Fields({
  errors,
  email,
  captcha,
  formKey,
}: Pick<Props, 'errors' | 'email' | 'captcha' | 'formKey'>) {
  return (
    <>
      <p className="muted">We’ll e-mail you a link to set a new password.</p>
      {errors?.form && (
        <Note tone="bad">
          <p>{errors.form.join(' ')}</p>
        </Note>
      )}
      <UnreachableNote />
      <input type="hidden" name="key" value={formKey} />
      <TextField name="email" label="E-mail" {...EMAIL_INPUT} defaultValue={email} errors={errors?.email} />
      <p className="error blur-error" aria-live="polite">
        <Icon name="bad" />
        <span>{EMAIL_MESSAGE}</span>
      </p>
      {captcha && <Captcha purpose={captcha} />}
      <button className="button wide" type="submit">
        Send the link
      </button>
      <script type="module" src="/reset.js" />
    </>
  )
}
