import { type FormErrors, TextField, UnreachableNote } from '../../../ui/forms/field.tsx'

type Props = {
  /** Asks for a recovery code instead of the app's. */
  byRecovery: boolean
  errors: FormErrors | undefined
  /** The same page for the other kind of code. */
  otherHref: string
}

/** Posts `code` to its own address. */
export function LoginCodeForm({ byRecovery, errors, otherHref }: Props) {
  return (
    <form method="post" className="stack">
      <h1 className="heading-1">Enter your code</h1>
      <UnreachableNote />
      {byRecovery ? (
        <TextField
          name="code"
          label="Recovery code"
          hint="One of the codes that you kept. Each works once."
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

/** The six digits of an authenticator app. */
export function CodeField({ errors }: { errors: readonly string[] | undefined }) {
  return (
    <TextField
      name="code"
      label="Code"
      hint="The 6 digits that your authenticator app shows."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      errors={errors}
    />
  )
}
