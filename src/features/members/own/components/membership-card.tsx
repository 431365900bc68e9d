import './membership-card.css'
import '../../../../ui/layout/dashboard-tiles.css'
import { Court } from '../../../../ui/primitives/court.tsx'
import { OwnCrest } from '../../../../ui/primitives/crest.tsx'
import type { OwnDetails } from '../queries/me.server.ts'

/** The card to show at a sports hall: number, name, team and federation number. */
export function MembershipCard({ club, member }: { club: string; member: OwnDetails }) {
  const { name, number, team, position, ehaMid } = member
  return (
    <section className="card membership-card floor wide-tile" aria-label="Membership card">
      <Court view="5 0 16 20" />
      <div className="row">
        <OwnCrest />
        <b className="heading expanded">{club}</b>
      </div>
      {number !== null && <p className="prominent tabular">{number}</p>}
      <div className="row membership-facts gap-5">
        <Fact label="Member" value={name} />
        {team && <Fact label="Team" value={[team.name, position.toLowerCase()].filter(Boolean).join(', ')} />}
        {ehaMid && <Fact label="England Handball" value={ehaMid} />}
      </div>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className="small muted">{label}</p>
      <p>
        <b>{value}</b>
      </p>
    </div>
  )
}
