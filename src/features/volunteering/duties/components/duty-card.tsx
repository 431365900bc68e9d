import './duties.css'
import type { ReactNode } from 'react'
import { clubTime } from '../../../../kernel/dates.ts'
import { count } from '../../../../kernel/text.ts'
import { useNoticeFocus } from '../../../../ui/layout/toast.tsx'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { dutyFocus } from '../model/duty.ts'
import type { Duty } from '../queries/duties.server.ts'

type Props = {
  duty: Duty
  /** The heading level, one below that of the list. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** A duty with its time, place and helpers, and the reader's actions below. */
export function DutyCard({ duty, heading: Heading = 'h3', children }: Props) {
  const { position, team, startsAt, endsAt, place, note, description, points } = duty
  const focusIf = useNoticeFocus()
  return (
    <li className="card duty-card">
      <Heading className="heading-3" tabIndex={-1} {...focusIf(dutyFocus(duty))}>
        {[position, team].filter(Boolean).join(', ')}
      </Heading>
      <p>
        <b>
          <FixtureTimeText at={startsAt} /> to {clubTime(endsAt)}
        </b>
        {place && <>, {place}</>}
      </p>
      {(note || description) && <p className="muted">{note || description}</p>}
      <p className="small">
        {helpersText(duty)}
        {points > 0 && <> · {count(points, 'point', 'points')}</>}
      </p>
      {children}
    </li>
  )
}

function helpersText({ helpers, places }: Duty): string {
  const free = places - helpers.length
  const names = helpers.map((helper, at) => helperText(helper, at === 0)).join(', ')
  if (free === 0) return names
  const left = `${count(free, 'place', 'places')} free`
  return names ? `${names}; ${left}` : left
}

/** Names a helper. A guardian is described by the child's name only. */
function helperText({ name, byGuardian, isOffered }: Duty['helpers'][number], isFirst: boolean): string {
  const guardian = isFirst ? 'A guardian' : 'a guardian'
  return `${byGuardian ? `${guardian} of ${name}` : name}${isOffered ? ' (offered)' : ''}`
}
