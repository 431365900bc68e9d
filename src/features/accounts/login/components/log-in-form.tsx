import { FieldError, type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { PasskeyScript } from '../../components/passkey-script.tsx'

type Props = {
  /** Why the last attempt was refused. */
  refusal: string | undefined
  errors: FormErrors | undefined
  identifier: string | undefined
  /** The address of the reset form, which keeps the page to return to. */
  resetHref: string
}

/** The login form. Posts `identifier` and `password` to its own address. */
export function LogInForm({ refusal, errors, identifier, resetHref }: Props) {
  return (
    <form method="post" className="stack">
      <h1 className="heading-1">Log in</h1>
      {refusal && (
        <Note tone="bad">
          <p>{refusal}</p>
        </Note>
      )}
      <UnreachableNote />
      <FieldError name="form" errors={errors?.['']} />
      <TextField
        name="identifier"
        label="E-mail or username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={identifier}
        errors={errors?.identifier}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        errors={errors?.password}
      />
      <button className="button wide" type="submit">
        Log in
      </button>
      <div className="row between">
        <a className="button bare compact" href={resetHref}>
          Reset password
        </a>
        <a className="button bare compact" href={paths.joinUs}>
          Not a member yet
        </a>
      </div>
    </form>
  )
}

/** The passkey button of the login page. Posts the signed challenge to the same address. */
export function PasskeyLogInForm({ origin }: { origin: string }) {
  return (
    <form method="post" className="stack" data-passkey="log-in" data-origin={origin} hidden>
      <input type="hidden" name="passkey" />
      <UnreachableNote />
      <button className="button secondary wide" type="button">
        Log in with a passkey
      </button>
      <p role="alert" data-problem />
      <PasskeyScript />
    </form>
  )
}
