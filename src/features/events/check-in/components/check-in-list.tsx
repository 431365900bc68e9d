import './check-in.css'
import { clubTime } from '../../../../kernel/dates.ts'
import { folded } from '../../../../kernel/text.ts'
import type { ListedTicket } from '../model/check-in.ts'

/** Each ticket has a field with its state as loaded, so that a form without scripts changes only edited rows. */
export const WAS = 'was-'
export const NOW = 'in-'

/** A row for each ticket, with a tick while the person is checked in. */
export const CheckInRows = ({ tickets }: { tickets: readonly ListedTicket[] }) => (
  <ul className="check-in-list" data-rows>
    {tickets.map((ticket) => (
      <li key={ticket.id} data-search={folded([ticket.name, ticket.bookedBy, ticket.shortCode].join(' '))}>
        <Row ticket={ticket} />
      </li>
    ))}
  </ul>
)

function Row({
  ticket: { id, name, type, bookedBy, shortCode, answers, why, checkedInAt },
}: {
  ticket: ListedTicket
}) {
  const isIn = checkedInAt !== null
  return (
    <label
      className="check-in-row"
      id={id}
      htmlFor={`tick-${id}`}
      data-ticket={id}
      data-why={why}
      data-name={name}
      data-type={type}
    >
      <input
        type="checkbox"
        id={`tick-${id}`}
        name={why ? undefined : `${NOW}${id}`}
        value="yes"
        defaultChecked={isIn}
        disabled={why !== ''}
      />
      {!why && <input type="hidden" name={`${WAS}${id}`} value={isIn ? 'yes' : ''} />}
      <span className="check-in-name">
        <b>{name || 'Erased'}</b>
        <span className="small muted">
          {type}, {shortCode}
          {bookedBy && bookedBy !== name && `, booked by ${bookedBy}`}
        </span>
        {answers.map((answer) => (
          <span className="small" key={answer}>
            {answer}
          </span>
        ))}
      </span>
      {why ? (
        <span className="badge" data-tone="bad">
          {why}
        </span>
      ) : (
        <span className="tabular" data-time>
          {checkedInAt && clubTime(checkedInAt)}
        </span>
      )}
    </label>
  )
}
