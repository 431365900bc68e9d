import { OwnRegistrationView } from '../../../../features/registrations/form/components/own-registration.tsx'
import type { OwnRegistration } from '../../../../features/registrations/form/queries/own.server.ts'
import { Html } from '../../../../ui/primitives/html.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'

type Props = { registration: OwnRegistration | undefined; federation: string | undefined }

/** The member's registration, and how players are registered with the federation. */
export function RegistrationTab({ registration, federation }: Props) {
  return (
    <div className="grid-gap-7">
      {registration ? (
        <OwnRegistrationView registration={registration} />
      ) : (
        <Empty>
          <h2 className="heading-3">No registration on file</h2>
          <p className="muted">
            You joined before registrations were kept here, or yours is not linked to your login yet.
          </p>
        </Empty>
      )}
      {federation && <Html html={federation} className="prose" />}
    </div>
  )
}
