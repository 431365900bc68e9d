import { PASSWORD_LENGTH } from '../../../platform/auth/password-length.ts'
import { type FormErrors, TextField } from '../../../ui/forms/field.tsx'

type Props = {
  errors: FormErrors | undefined
  /** The account's e-mail, for password managers. */
  email: string
}

/**
 * Posts `password` to its own address, the link's. Works without scripts; with them the meter follows the typing and
 * the button opens at Medium. [MEM-021, MEM-022, MEM-024]
 */
export function NewPasswordForm({ errors, email }: Props) {
  return (
    <form method="post" className="stack" data-password-meter>
      <h1 className="h1s">Set a new password</h1>
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        hint={`At least ${PASSWORD_LENGTH.min} characters, with three of these: lower case, upper case, a digit, a symbol.`}
        errors={errors?.password}
      />
      <div data-meter hidden>
        <div className="meter" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className="small muted mt1" role="status" />
      </div>
      <button className="btn wide" type="submit">
        Set password
      </button>
      <script type="module" async src={SCRIPT} />
    </form>
  )
}

const SCRIPT = import.meta.env.DEV ? '/src/web/password-meter.ts' : '/password-meter.js'
