import './own-details.css'
import type { ReactNode } from 'react'
import { localDate } from '../../../../kernel/dates.ts'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { paths } from '../../../../web/paths.ts'
import type { OwnDetails } from '../queries/me.server.ts'

/** The member's details that only the club can change. Shown to the member alone. */
export function OwnDetailsList({ member }: { member: OwnDetails }) {
  const { team, bornOn } = member
  return (
    <dl className="own-list">
      <Detail label="Name">{member.name}</Detail>
      <Detail label="E-mail">{member.email}</Detail>
      <Detail label="Date of birth">{bornOn && <DateText on={localDate(bornOn)} />}</Detail>
      <Detail label="Nationality">{member.country}</Detail>
      <Detail label="Team">{team && <a href={paths.team(team.slug)}>{team.name}</a>}</Detail>
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
