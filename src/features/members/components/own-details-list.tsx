import type { ReactNode } from 'react'
import { localDate } from '../../../kernel/dates.ts'
import { DateText } from '../../../ui/primitives/date-text.tsx'
import type { OwnDetails } from '../queries/me.server.ts'

/** What the club knows about the reader. For the reader's own eyes. [MEM-015] */
export function OwnDetailsList({ member }: { member: OwnDetails }) {
  const { team, bornOn, heightCm, weightKg } = member
  return (
    <dl className="own">
      <Detail label="Name">{member.name}</Detail>
      <Detail label="Email">{member.email}</Detail>
      <Detail label="D.O.B">{bornOn && <DateText on={localDate(bornOn)} />}</Detail>
      <Detail label="Nationality">{member.country}</Detail>
      <Detail label="Team">{team && <a href={`/teams/${team.slug}`}>{team.name}</a>}</Detail>
      <Detail label="Position">{member.position}</Detail>
      <Detail label="Number">{member.number === null ? null : String(member.number)}</Detail>
      <Detail label="Phone">{member.phone}</Detail>
      <Detail label="Address">{member.address}</Detail>
      <Detail label="Postcode">{member.postcode}</Detail>
      <Detail label="Height">{heightCm === null ? null : `${heightCm} cm`}</Detail>
      <Detail label="Weight">{weightKg === null ? null : `${weightKg} kg`}</Detail>
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="muted">Not known</span>}</dd>
    </div>
  )
}
