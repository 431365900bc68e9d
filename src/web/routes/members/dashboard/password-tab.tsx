import '../../../../ui/layout/dashboard-tiles.css'
import { ChangePasswordForm } from '../../../../features/accounts/components/change-password-form.tsx'
import { SessionList } from '../../../../features/accounts/components/session-list.tsx'
import type { OwnSession } from '../../../../features/accounts/queries/own-sessions.server.ts'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = { email: string; sessions: readonly OwnSession[]; refused: Refusal | undefined }

/** [MEM-023, MEM-024] */
export function PasswordTab({ email, sessions, refused }: Props) {
  const password = refusalOf(refused, 'password')
  return (
    <div className="dashboard-tiles">
      <section className="card wide-tile">
        <h2 className="heading-3 margin-bottom-4">Reset my password</h2>
        <ChangePasswordForm email={email} errors={password?.errors} note={password?.note} />
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
