import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { NewPasswordField } from '../../passwords/components/new-password-field.tsx'

type Props = { errors: FormErrors; values: Readonly<Record<string, string>> }

/** Name, e-mail and password of the first administrator. */
export function SetupForm({ errors, values }: Props) {
  const failure = errors['']
  return (
    <form method="post" className="stack" data-password-meter>
      <h1 className="heading-1">Set up your club</h1>
      <p className="muted">
        Create your own login first. You can then invite others and choose the club’s name, colours and
        wording.
      </p>
      {failure && (
        <Note tone="bad">
          <p>{failure.join(' ')}</p>
        </Note>
      )}
      <UnreachableNote />
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        defaultValue={values.name}
        errors={errors.name}
      />
      <TextField
        name="email"
        label="Your e-mail"
        type="email"
        autoComplete="username"
        defaultValue={values.email}
        errors={errors.email}
      />
      <NewPasswordField errors={errors.password} />
      <button className="button wide" type="submit">
        Create your login
      </button>
    </form>
  )
}
