import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'

type Props = {
  /** Whether to ask for a recovery code instead of the app's code. */
  byRecovery: boolean
  errors: FormErrors | undefined
  /** The address of this page for the other kind of code. */
  otherHref: string
}

/** The second step of a login. Posts `code` to its own address. */
export function LoginCodeForm({ byRecovery, errors, otherHref }: Props) {
  return (
    <form method="post" className="stack">
      <h1 className="heading-1">Enter your code</h1>
      <UnreachableNote />
      {byRecovery ? (
        <TextField
          name="code"
          label="Recovery code"
          hint="One of the codes you saved. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          errors={errors?.code}
        />
      ) : (
        <CodeField errors={errors?.code} />
      )}
      <button className="button wide" type="submit">
        Log in
      </button>
      <p>
        <a className="button bare compact" href={otherHref}>
          {byRecovery ? 'Use my authenticator app' : 'Use a recovery code'}
        </a>
      </p>
    </form>
  )
}

/** The field for the six digits of an authenticator app. */
export function CodeField({ errors }: { errors: readonly string[] | undefined }) {
  return (
    <TextField
      name="code"
      label="Code"
      hint="The 6 digits shown in your authenticator app."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      errors={errors}
    />
  )
}
