import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { AddedEntries } from '../../../../ui/layout/entry-list.tsx'
import { PasskeyScript } from '../../components/passkey-script.tsx'
import type { PasskeyRequest } from '../commands/start-passkey.server.ts'
import type { OwnPasskey } from '../queries/passkeys.server.ts'

/** The user's passkeys, each with a link to remove it. */
export function PasskeyList({
  passkeys,
  removeHref,
}: {
  passkeys: readonly OwnPasskey[]
  removeHref: (id: string) => string
}) {
  if (passkeys.length === 0) return <p className="muted">You have no passkeys yet.</p>
  return (
    <AddedEntries
      entries={passkeys}
      action={({ id, name }) => (
        <a className="button secondary compact" href={removeHref(id)}>
          Remove<span className="visually-hidden"> {name}</span>
        </a>
      )}
    />
  )
}

type FormProps = { errors: FormErrors | undefined; email: string }

function PasswordField({ errors, email }: FormProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        errors={errors?.currentPassword}
      />
    </>
  )
}

type StartProps = FormProps & { origin: string; name: string | undefined }

/** The first step of adding a passkey. Posts its name and the password. */
export function StartPasskeyForm({ origin, name, errors, email }: StartProps) {
  return (
    <>
      <p className="muted" data-without-passkeys>
        This browser cannot add passkeys, or JavaScript is turned off.
      </p>
      <form method="post" className="stack" data-passkey="start" data-origin={origin} hidden>
        <h2 className="heading-3">Add a passkey</h2>
        <input type="hidden" name="do" value="start" />
        <UnreachableNote />
        <TextField
          name="name"
          label="Name"
          hint="To recognise it later, such as “My phone”."
          autoComplete="off"
          maxLength={60}
          defaultValue={name}
          errors={errors?.name}
        />
        <PasswordField errors={errors} email={email} />
        <p>
          <button className="button" type="submit">
            Continue
          </button>
        </p>
        <PasskeyScript />
      </form>
    </>
  )
}

type AddProps = { origin: string; name: string; request: PasskeyRequest; cancelHref: string }

/** The second step: requests the passkey from the device and posts it. */
export function AddPasskeyForm({ origin, name, request, cancelHref }: AddProps) {
  return (
    <form
      method="post"
      className="stack"
      data-passkey="add"
      data-origin={origin}
      data-request={JSON.stringify(request)}
      hidden
    >
      <p>Your device will now ask for your fingerprint, your face or its PIN. You have five minutes.</p>
      <input type="hidden" name="do" value="add" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="passkey" />
      <UnreachableNote />
      <div className="row">
        <button className="button" type="button">
          {`Create “${name}”`}
        </button>
        <a className="button secondary" href={cancelHref}>
          Cancel
        </a>
      </div>
      <p role="alert" data-problem />
      <PasskeyScript />
    </form>
  )
}

type RemoveProps = FormProps & { passkey: OwnPasskey; cancelHref: string }

/** Confirms the removal of a passkey with the password. */
export function RemovePasskeyForm({ passkey, errors, email, cancelHref }: RemoveProps) {
  return (
    <form method="post" className="stack">
      <h2 className="heading-3">{`Remove “${passkey.name}”?`}</h2>
      <p>You can no longer log in with it. Your password and your other passkeys still work.</p>
      <input type="hidden" name="do" value="remove" />
      <input type="hidden" name="id" value={passkey.id} />
      <UnreachableNote />
      <PasswordField errors={errors} email={email} />
      <div className="row">
        <button className="button" type="submit">
          Remove
        </button>
        <a className="button secondary" href={cancelHref}>
          Cancel
        </a>
      </div>
    </form>
  )
}
