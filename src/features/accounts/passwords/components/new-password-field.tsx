import { PASSWORD_LENGTH } from '../../../../platform/auth/password-length.ts'
import { TextField } from '../../../../ui/forms/field.tsx'
import './password-meter.css'

/**
 * A field for a new password with a strength meter. The form needs `data-password-meter`; the script updates the
 * meter and enables the button from Medium. Without scripts the server checks the strength after submission.
 */
export function NewPasswordField({ errors }: { errors: string[] | undefined }) {
  return (
    <>
      <TextField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        hint={`At least ${PASSWORD_LENGTH.min} characters, with three of these: lower case, upper case, a digit, a symbol.`}
        errors={errors}
      />
      <div data-meter hidden>
        <div className="meter" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className="small muted margin-top-1" role="status" />
      </div>
      <script type="module" src={SCRIPT} />
    </>
  )
}

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/password-meter.ts' : '/password-meter.js'
