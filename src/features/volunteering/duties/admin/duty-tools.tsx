import '../components/duties.css'
import '../../../../ui/styles/form.css'
import { Form, Link } from 'react-router'
import { count } from '../../../../kernel/text.ts'
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
        <Form key={memberId} method="post" preventScrollReset>
          <input type="hidden" name="duty" value={id} />
          <input type="hidden" name="member" value={memberId} />
          <button className="button bare compact" type="submit" name="do" value="remove" disabled={busy}>
            Remove {name}
            <span className="visually-hidden"> from {what}</span>
          </button>
        </Form>
      ))}
      {isOpen && people && <AssignForm {...{ id, what, people, busy }} />}
      {isOpen && !people && (
        <div className="duty-actions">
          <Link className="button secondary compact" to={`?fill=${id}`} preventScrollReset>
            Assign someone<span className="visually-hidden"> to {what}</span>
          </Link>
        </div>
      )}
      {canCancel && <CancelForm {...{ id, what, busy }} helpers={helpers.length} />}
    </>
  )
}

type CancelProps = { id: string; what: string; helpers: number; busy: boolean }

/** Asks first, because cancelling e-mails the helpers. */
function CancelForm({ id, what, helpers, busy }: CancelProps) {
  return (
    <details>
      <summary>
        Cancel duty<span className="visually-hidden">{` ${what}`}</span>
      </summary>
      <Form method="post" className="stack-small" preventScrollReset>
        <input type="hidden" name="duty" value={id} />
        <p>
          {helpers === 0
            ? 'Nobody is down for it, so we e-mail nobody. It cannot be brought back.'
            : `We e-mail ${count(helpers, 'helper', 'helpers')} that it is cancelled. It cannot be brought back.`}
        </p>
        <p>
          <button className="button secondary compact" type="submit" name="do" value="cancel" disabled={busy}>
            Yes, cancel
          </button>
        </p>
      </Form>
    </details>
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
