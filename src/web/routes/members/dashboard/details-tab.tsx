import { MembershipCard } from '../../../../features/members/components/membership-card.tsx'
import { OwnDetailsForm } from '../../../../features/members/components/own-details-form.tsx'
import { OwnDetailsList } from '../../../../features/members/components/own-details-list.tsx'
import { OwnPictureForm } from '../../../../features/members/components/own-picture-form.tsx'
import { PrivacyForm } from '../../../../features/members/components/privacy-form.tsx'
import type { OwnDetails } from '../../../../features/members/queries/me.server.ts'
import { paths } from '../../../paths.ts'
import { type Refusal, refusalOf } from './refusal.ts'

type Props = { member: OwnDetails; club: string; mailbox: string; refused: Refusal | undefined }

/** [MEM-015, MEM-017] */
export function DetailsTab({ member, club, mailbox, refused }: Props) {
  return (
    <div className="tiles">
      <MembershipCard club={club} member={member} />
      <section className="card w6">
        <h2 className="h3 mb4">My details</h2>
        <OwnDetailsList member={member} />
        <p className="small muted mt4">
          Anything wrong? Write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
        </p>
      </section>
      <section className="card w6">
        <h2 className="h3 mb4">My profile</h2>
        <OwnDetailsForm member={member} refused={refusalOf(refused, 'details')} />
      </section>
      <section className="card w6">
        <h2 className="h3 mb4">My picture</h2>
        <OwnPictureForm member={member} errors={refusalOf(refused, 'picture')?.errors.picture} />
      </section>
      <section className="card w6">
        <h2 className="h3 mb4">What others see</h2>
        <PrivacyForm member={member} refused={refusalOf(refused, 'privacy')} />
      </section>
      <section className="card sunk w6">
        <h2 className="h3">Your data</h2>
        <p className="mt2">Everything the club holds about you, in one file.</p>
        <p className="mt3">
          <a className="btn alt s" href={paths.ownData} download>
            Download my data
          </a>
        </p>
      </section>
    </div>
  )
}
