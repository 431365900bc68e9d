import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = {
  errors: FormErrors | undefined
  /** Why the password was not changed. */
  note: string | undefined
  /** The account's e-mail, for password managers. */
  email: string
}

/** The form to change the password. Posts `currentPassword` and `password` to its own address. */
export function ChangePasswordForm({ errors, note, email }: Props) {
  return (
    <form method="post" className="stack" data-password-meter>
      {note && (
        <Note tone="bad">
          <p>{note}</p>
        </Note>
      )}
      <UnreachableNote />
      {/* Not on the button, because a disabled button is not submitted. */}
      <input type="hidden" name="do" value="password" />
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        errors={errors?.currentPassword}
      />
      <NewPasswordField errors={errors?.password} />
      <p>
        <button className="button" type="submit">
          Reset password
        </button>
      </p>
    </form>
  )
}
