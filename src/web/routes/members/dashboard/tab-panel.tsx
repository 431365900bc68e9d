import { FailingAddressNote } from '../../../../features/notifications/components/failing-address-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { DetailsTab } from './details-tab.tsx'
import type { Loaded } from './load.server.ts'
import { NoMember } from './no-member.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { PasswordTab } from './password-tab.tsx'
import { PaymentsTab } from './payments-tab.tsx'
import { PhotosTab } from './photos-tab.tsx'
import type { Refusal } from './refusal.ts'
import { RegistrationTab } from './registration-tab.tsx'
import { type TabId, tabPath } from './tabs.ts'
import { WeekTab } from './week-tab.tsx'

type Props = {
  id: TabId
  loaded: Loaded | undefined
  refused: Refusal | undefined
  club: string
  mailboxes: { info: string; media: string }
  /** The first names of the children that the login looks after. */
  names: readonly string[]
}

/** One tab of the members' area. If it could not be loaded, offers to try again. */
export function TabPanel({ id, loaded, refused, club, mailboxes, names }: Props) {
  switch (loaded?.id) {
    case undefined:
      return <Failed id={id} />
    case 'next':
      return <WeekTab {...loaded} mailbox={mailboxes.info} />
    case 'details':
      if (!loaded.member)
        return (
          <div className="stack">
            {loaded.failing && <FailingAddressNote failing={loaded.failing} mailbox={mailboxes.info} />}
            <NoMember mailbox={mailboxes.info} names={names} />
          </div>
        )
      return (
        <DetailsTab
          member={loaded.member}
          failing={loaded.failing}
          club={club}
          mailbox={mailboxes.info}
          refused={refused}
        />
      )
    case 'registration':
      return <RegistrationTab registrations={loaded.registrations} federation={loaded.federation} />
    case 'payments':
      return <PaymentsTab {...loaded} refused={refused} />
    case 'orders':
      return <OrdersTab {...loaded} />
    case 'photos':
      return <PhotosTab galleries={loaded.galleries} mailbox={mailboxes.media} />
    case 'password':
      return <PasswordTab {...loaded} refused={refused} />
  }
}

function Failed({ id }: { id: TabId }) {
  return (
    <Note tone="bad">
      <p>We could not load this page.</p>
      <p>
        <a className="button secondary compact margin-top-2" href={tabPath(id)}>
          Try again
        </a>
      </p>
    </Note>
  )
}
