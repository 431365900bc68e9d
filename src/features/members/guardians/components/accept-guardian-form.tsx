import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { NewPasswordField } from '../../../accounts/passwords/components/new-password-field.tsx'

type AcceptProps = { child: string; name: string; email: string; failure: string | undefined }

/** Accepts the invitation as a logged-in user. */
export function AcceptGuardianForm({ child, name, email, failure }: AcceptProps) {
  return (
    <form method="post" className="stack">
      <Head child={child} failure={failure} />
      <p>
        You are logged in as {name} (<b>{email}</b>).
      </p>
      <button className="button wide" type="submit">
        Accept
      </button>
    </form>
  )
}

type OtherProps = { child: string; name: string; own: string; invited: string }

/** Explains that the invitation went to another address than that of the logged-in user. */
export function OtherAddress({ child, name, own, invited }: OtherProps) {
  return (
    <div className="stack">
      <h1 className="heading-1">You are invited as {child}’s guardian</h1>
      <p>
        This invitation is for <b>{invited}</b>. You are logged in as {name} (<b>{own}</b>).
      </p>
      <p>
        Ask the person who invited you, or the club, to send an invitation to {own}. Or log out, open the link
        again and accept with {invited}.
      </p>
      <form method="post" action={paths.logOut}>
        <button className="button wide" type="submit">
          Log out
        </button>
      </form>
    </div>
  )
}

type NewProps = {
  child: string
  email: string
  errors: FormErrors
  values: Readonly<Record<string, string>>
}

/** Creates a login and accepts the invitation, for an address without a login. */
export function NewGuardianForm({ child, email, errors, values }: NewProps) {
  return (
    <form method="post" className="stack" data-password-meter>
      <Head child={child} failure={errors['']?.join(' ')} />
      <p>Have a login with another address? Ask for an invitation to that address instead.</p>
      <UnreachableNote />
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name="name"
        label="Your name"
        hint={`You will log in with ${email}.`}
        autoComplete="name"
        maxLength={100}
        defaultValue={values.name}
        errors={errors.name}
      />
      <NewPasswordField errors={errors.password} />
      <button className="button wide" type="submit">
        Create your login and accept
      </button>
    </form>
  )
}

/** Asks the owner of the invited address to log in. */
export function LogInToAccept({ child, loginHref }: { child: string; loginHref: string }) {
  return (
    <div className="stack">
      <Head child={child} failure={undefined} />
      <p>Log in to accept the invitation.</p>
      <a className="button wide" href={loginHref}>
        Log in
      </a>
    </div>
  )
}

function Head({ child, failure }: { child: string; failure: string | undefined }) {
  return (
    <>
      <h1 className="heading-1">You are invited as {child}’s guardian</h1>
      {failure && (
        <Note tone="bad">
          <p>{failure}</p>
        </Note>
      )}
      <p>
        As a guardian of {child} you get the club’s e-mails about {child}, and answer, pay and decide for{' '}
        {child}.
      </p>
    </>
  )
}
