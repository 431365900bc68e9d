import '../../../../ui/layout/dashboard-tiles.css'
import { ChangePasswordForm } from '../../../../features/accounts/passwords/components/change-password-form.tsx'
import { SessionList } from '../../../../features/accounts/sessions/components/session-list.tsx'
import type { OwnSession } from '../../../../features/accounts/sessions/queries/own-sessions.server.ts'
import {
  codesLeftText,
  passkeysText,
} from '../../../../features/accounts/two-step/components/two-step-setup.tsx'
import type { OwnTwoStep } from '../../../../features/accounts/two-step/queries/two-step.server.ts'
import { paths } from '../../../paths.ts'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = {
  email: string
  sessions: readonly OwnSession[]
  twoStep: OwnTwoStep
  passkeys: number
  refused: Refusal | undefined
}

/** [MEM-023] */
export function PasswordTab({ email, sessions, twoStep, passkeys, refused }: Props) {
  const password = refusalOf(refused, 'password')
  return (
    <div className="dashboard-tiles">
      <section className="card wide-tile">
        <h2 className="heading-3 margin-bottom-4">Reset my password</h2>
        <ChangePasswordForm email={email} errors={password?.errors} note={password?.note} />
      </section>
      <section className="card wide-tile">
        <h2 className="heading-3">Two-step login</h2>
        <p className="muted margin-top-2 margin-bottom-4">
          {twoStep.state === 'ON'
            ? `On. ${codesLeftText(twoStep.codesLeft)}`
            : 'Off. Turn it on to log in with your password and a code from your phone.'}
        </p>
        <a className="button secondary compact" href={paths.twoStep}>
          {twoStep.state === 'ON' ? 'Change' : 'Set up'}
          <span className="visually-hidden"> two-step login</span>
        </a>
      </section>
      <section className="card wide-tile">
        <h2 className="heading-3">Passkeys</h2>
        <p className="muted margin-top-2 margin-bottom-4">
          {passkeysText(passkeys)} With one, you log in by fingerprint, face or PIN.
        </p>
        <a className="button secondary compact" href={paths.passkeys}>
          {passkeys === 0 ? 'Add a passkey' : 'Change passkeys'}
        </a>
      </section>
      <section className="card wide-tile">
        <h2 className="heading-3">Where I am logged in</h2>
        <p className="muted margin-top-2 margin-bottom-4">
          Don’t recognise one of these? Log it out, then change your password.
        </p>
        <SessionList sessions={sessions} />
      </section>
    </div>
  )
}
