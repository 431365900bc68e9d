import { ChangePasswordForm } from '../../../../features/accounts/components/change-password-form.tsx'
import { SessionList } from '../../../../features/accounts/components/session-list.tsx'
import type { OwnSession } from '../../../../features/accounts/queries/own-sessions.server.ts'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = { email: string; sessions: readonly OwnSession[]; refused: Refusal | undefined }

/** [MEM-023, MEM-024] */
export function PasswordTab({ email, sessions, refused }: Props) {
  const password = refusalOf(refused, 'password')
  return (
    <div className="tiles">
      <section className="card w6">
        <h2 className="h3 mb4">Reset my password</h2>
        <ChangePasswordForm email={email} errors={password?.errors} note={password?.note} />
      </section>
      <section className="card w6">
        <h2 className="h3">Where I am logged in</h2>
        <p className="muted mt2 mb4">Don’t recognise one of these? Log it out, then change your password.</p>
        <SessionList sessions={sessions} />
      </section>
    </div>
  )
}
