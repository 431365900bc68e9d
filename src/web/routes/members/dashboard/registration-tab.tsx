import { OwnRegistrationView } from '../../../../features/registrations/form/components/own-registration.tsx'
import type { OwnRegistration } from '../../../../features/registrations/form/queries/own.server.ts'
import { Html } from '../../../../ui/primitives/html.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'

type Props = { registrations: readonly OwnRegistration[]; federation: string | undefined }

/** The registrations of the member and their children, and how players are registered with the federation. */
export function RegistrationTab({ registrations, federation }: Props) {
  return (
    <div className="grid-gap-7">
      {registrations.map((registration) => (
        <OwnRegistrationView key={registration.id} registration={registration} />
      ))}
      {registrations.length === 0 && (
        <Empty>
          <h2 className="heading-3">No registration on file</h2>
          <p className="muted">
            Registrations that you have sent appear here once the club has linked them to your login.
          </p>
        </Empty>
      )}
      {federation && <Html html={federation} className="prose" />}
    </div>
  )
}
