import type { FormErrors } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = {
  /** An error that belongs to no field. */
  failure: string | undefined
  errors: FormErrors | undefined
  /** The account's e-mail, for password managers. */
  email: string
}

/** The form to set a password. Posts `password` to its own address, which is that of the link. */
export function NewPasswordForm({ failure, errors, email }: Props) {
  return (
    <form method="post" className="stack" data-password-meter>
      <h1 className="heading-1">Set a new password</h1>
      {failure && (
        <Note tone="bad">
          <p>{failure}</p>
        </Note>
      )}
      <UnreachableNote />
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordField errors={errors?.password} />
      <button className="button wide" type="submit">
        Set password
      </button>
    </form>
  )
}
