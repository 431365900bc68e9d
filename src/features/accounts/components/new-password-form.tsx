import type { FormErrors } from '../../../ui/forms/field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = {
  errors: FormErrors | undefined
  /** The account's e-mail, for password managers. */
  email: string
}

/** Posts `password` to its own address, the link's. */
export function NewPasswordForm({ errors, email }: Props) {
  return (
    <form method="post" className="stack" data-password-meter>
      <h1 className="h1s">Set a new password</h1>
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordField errors={errors?.password} />
      <button className="btn wide" type="submit">
        Set password
      </button>
    </form>
  )
}
