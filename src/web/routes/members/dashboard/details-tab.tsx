import '../../../../ui/layout/dashboard-tiles.css'
import { MembershipCard } from '../../../../features/members/own/components/membership-card.tsx'
import { OwnDetailsForm } from '../../../../features/members/own/components/own-details-form.tsx'
import { OwnDetailsList } from '../../../../features/members/own/components/own-details-list.tsx'
import { OwnPictureForm } from '../../../../features/members/own/components/own-picture-form.tsx'
import { PrivacyForm } from '../../../../features/members/own/components/privacy-form.tsx'
import type { OwnDetails } from '../../../../features/members/own/queries/me.server.ts'
import { FailingAddressNote } from '../../../../features/notifications/components/failing-address-note.tsx'
import type { FailingOwnAddress } from '../../../../features/notifications/queries/own-address.server.ts'
import { paths } from '../../../paths.ts'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = {
  member: OwnDetails
  failing: FailingOwnAddress | undefined
  club: string
  mailbox: string
  refused: Refusal | undefined
}

/** [MEM-015] */
export function DetailsTab({ member, failing, club, mailbox, refused }: Props) {
  return (
    <div className="dashboard-tiles">
      <MembershipCard club={club} member={member} />
      <section className="card wide-tile">
        <h2 className="heading-3 margin-bottom-4">My details</h2>
        {failing && <FailingAddressNote failing={failing} mailbox={mailbox} />}
        <OwnDetailsList member={member} />
        <p className="small muted margin-top-4">
          Anything wrong? Write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
        </p>
      </section>
      <section className="card wide-tile">
        <h2 className="heading-3 margin-bottom-4">My profile</h2>
        <OwnDetailsForm member={member} refused={refusalOf(refused, 'details')} />
      </section>
      <section className="card wide-tile">
        <h2 className="heading-3 margin-bottom-4">My picture</h2>
        <OwnPictureForm member={member} errors={refusalOf(refused, 'picture')?.errors.picture} />
      </section>
      <section className="card wide-tile">
        <h2 className="heading-3 margin-bottom-4">What others see</h2>
        <PrivacyForm member={member} refused={refusalOf(refused, 'privacy')} />
      </section>
      <section className="card sunk wide-tile">
        <h2 className="heading-3">Your data</h2>
        <p className="margin-top-2">Everything the club holds about you, in one file.</p>
        <p className="margin-top-3">
          <a className="button secondary compact" href={paths.ownData} download>
            Download my data
          </a>
        </p>
      </section>
    </div>
  )
}
