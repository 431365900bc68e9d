import type { ReactNode } from 'react'
import { type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { CodeField } from '../../login/components/login-code-form.tsx'
import type { OwnTwoStep } from '../queries/two-step.server.ts'

type FormProps = { action: 'start' | 'confirm' | 'turn-off'; children: ReactNode }

/** A form that posts the action `do` to its own address. */
const StepForm = ({ action, children }: FormProps) => (
  <form method="post" className="stack">
    <input type="hidden" name="do" value={action} />
    {children}
  </form>
)

type Props = { twoStep: OwnTwoStep; errors: FormErrors | undefined; email: string }

/** The current step of two-step login: turn it on, enter the first code, or turn it off. */
export function TwoStepSetup({ twoStep, errors, email }: Props) {
  switch (twoStep.state) {
    case 'OFF':
      return (
        <StepForm action="start">
          <p>
            You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator
            or Aegis.
          </p>
          <p>
            <button className="button" type="submit">
              Set up
            </button>
          </p>
        </StepForm>
      )
    case 'STARTED':
      return <FirstCode twoStep={twoStep} errors={errors} />
    case 'ON':
      return (
        <StepForm action="turn-off">
          <p>
            On since <DayText at={twoStep.since} />. {codesLeftText(twoStep.codesLeft)}
          </p>
          <p className="muted">
            To get new recovery codes, or to change your phone, turn it off and set it up again.
          </p>
          <UnreachableNote />
          <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
          <TextField
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            errors={errors?.currentPassword}
          />
          <p>
            <button className="button secondary" type="submit">
              Turn off
            </button>
          </p>
        </StepForm>
      )
  }
}

function FirstCode({
  twoStep: { key, link },
  errors,
}: Pick<Props, 'errors'> & { twoStep: Extract<OwnTwoStep, { state: 'STARTED' }> }) {
  return (
    <>
      <h2 className="heading-3">1. Add the club to your app</h2>
      <p>On this phone:</p>
      <p>
        <a className="button secondary" href={link}>
          Open my authenticator app
        </a>
      </p>
      <p>On another phone: choose “Enter a setup key” in the app, and type this key.</p>
      <p className="large">
        <code>{key}</code>
      </p>
      <h2 className="heading-3">2. Enter the code it shows</h2>
      <StepForm action="confirm">
        <UnreachableNote />
        <CodeField errors={errors?.code} />
        <p>
          <button className="button" type="submit">
            Turn on
          </button>
        </p>
      </StepForm>
    </>
  )
}

/** The recovery codes, shown once. `next` is where the user continues. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <div className="stack">
      <Note tone="ok">
        <p role="status">Two-step login is on.</p>
      </Note>
      <h2 className="heading-3">Your recovery codes</h2>
      <p>
        Without your phone, each of these codes logs you in once. Print them or keep them in your password
        manager: we cannot show them again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={next}>
          I’ve saved them
        </a>
      </p>
    </div>
  )
}

/** 'You have 8 recovery codes left.' */
export const codesLeftText = (left: number): string =>
  left === 1 ? 'You have 1 recovery code left.' : `You have ${left || 'no'} recovery codes left.`

/** 'You have 2 passkeys.' */
export const passkeysText = (passkeys: number): string =>
  passkeys === 1 ? 'You have 1 passkey.' : `You have ${passkeys || 'no'} passkeys.`
