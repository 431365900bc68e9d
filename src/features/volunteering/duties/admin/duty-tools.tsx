import '../components/duties.css'
import '../../../../ui/styles/form.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { Duty } from '../queries/duties.server.ts'

type Props = {
  duty: Duty
  /** The members to choose from; only while this duty's form is open. */
  people: readonly { id: string; name: string }[] | undefined
  canCancel: boolean
  busy: boolean
}

/** The actions of staff on a duty: remove a helper, assign a member, cancel it. */
export function DutyTools({ duty, people, canCancel, busy }: Props) {
  const { id, position, team, places, helpers } = duty
  const what = `${position}${team ? `, ${team}` : ''}`
  const isOpen = helpers.length < places
  return (
    <>
      {helpers.map(({ memberId, name }) => (
        <DutyButton key={memberId} dutyId={id} memberId={memberId} action="remove" busy={busy}>
          Remove {name}
          <span className="visually-hidden"> from {what}</span>
        </DutyButton>
      ))}
      {isOpen && people && <AssignForm {...{ id, what, people, busy }} />}
      <div className="duty-actions">
        {isOpen && !people && (
          <Link className="button secondary compact" to={`?fill=${id}`} preventScrollReset>
            Assign someone<span className="visually-hidden"> to {what}</span>
          </Link>
        )}
        {canCancel && (
          <DutyButton dutyId={id} action="cancel" busy={busy}>
            Cancel duty<span className="visually-hidden">{` ${what}`}</span>
          </DutyButton>
        )}
      </div>
    </>
  )
}

type ButtonProps = {
  dutyId: string
  memberId?: string
  action: string
  busy: boolean
  children: ReactNode
}

function DutyButton({ dutyId, memberId, action, busy, children }: ButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="duty" value={dutyId} />
      {memberId && <input type="hidden" name="member" value={memberId} />}
      <button className="button bare compact" type="submit" name="do" value={action} disabled={busy}>
        {children}
      </button>
    </Form>
  )
}

type AssignProps = { id: string; what: string; people: NonNullable<Props['people']>; busy: boolean }

function AssignForm({ id, what, people, busy }: AssignProps) {
  return (
    <Form method="post" className="stack-small" preventScrollReset>
      <input type="hidden" name="duty" value={id} />
      <label className="visually-hidden" htmlFor={`who-${id}`}>
        Who does {what}
      </label>
      <select className="input" id={`who-${id}`} name="member" required defaultValue="">
        <option value="" disabled>
          Choose a member
        </option>
        {people.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <p>
        <button className="button compact" type="submit" name="do" value="assign" disabled={busy}>
          Assign
        </button>
      </p>
    </Form>
  )
}
