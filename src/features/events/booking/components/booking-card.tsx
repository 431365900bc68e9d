import './booking-card.css'
import '../../../../ui/styles/form.css'
import { formatShort } from '../../../../kernel/money.ts'
import { count, listWords } from '../../../../kernel/text.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { depositWords } from '../model/deposit.ts'
import type { Offer, OfferedType, OwnBooking } from '../queries/offer.server.ts'

type Props = {
  event: { slug: string; startsAt: Date }
  offer: Offer
  /** The active bookings of the reader. */
  own: readonly OwnBooking[]
  /** The form was sent without a ticket. */
  asksTickets: boolean
}

/** The tickets of an event: prices, places left, and how many to book. Works without scripts. */
export function BookingCard({ event, offer, own, asksTickets }: Props) {
  const { types, terms, rule, closed } = offer
  return (
    <aside className="card lead stick stack" aria-labelledby="tickets">
      <h2 className="heading-3" id="tickets">
        Tickets
      </h2>
      {own.map((booking) => (
        <Own key={booking.id} booking={booking} />
      ))}
      {closed ? (
        <p className="muted">
          {closed === 'PAST'
            ? 'This event has ended, so you can no longer book.'
            : 'Booking has closed. Please contact us if you still want to come.'}
        </p>
      ) : (
        <form method="get" action={paths.bookEvent(event.slug)} className="stack">
          {asksTickets && (
            <p className="error" id="no-tickets" role="alert">
              <Icon name="bad" />
              <span>Choose how many tickets you need</span>
            </p>
          )}
          <ul className="ticket-choices">
            {types.map((type, at) => (
              <Choice key={type.id} type={type} alone={types.length === 1} asked={asksTickets && at === 0} />
            ))}
          </ul>
          {terms.closesAt && (
            <p className="small muted">
              Book by <DateTimeText at={terms.closesAt} />.
            </p>
          )}
          <button className="button wide" type="submit">
            {buttonFor(types, own.length > 0)}
          </button>
          {rule && <p className="small muted">{rule}</p>}
        </form>
      )}
    </aside>
  )
}

function buttonFor(types: readonly OfferedType[], again: boolean): string {
  if (types.every(({ left }) => left <= 0)) return 'Join the waiting list'
  return again ? 'Book more places' : 'Book'
}

/** With fewer places than this, the page says how many are left. */
const FEW = 10

/** `asked`: the focus starts here, after the form was sent without a ticket. */
function Choice({ type, alone, asked }: { type: OfferedType; alone: boolean; asked: boolean }) {
  const { id, name, left, mostPerBooking } = type
  const most = left > 0 ? Math.min(left, mostPerBooking) : mostPerBooking
  return (
    <li className="ticket-choice">
      <label htmlFor={`n-${id}`}>
        <b>{name}</b>
        <span>{priceWords(type)}</span>
        {type.deposit && <span className="small muted">{depositWords(type.deposit)}</span>}
        {left <= FEW && (
          <span className="small muted">
            {left > 0 ? `${count(left, 'place')} left` : 'Sold out: join the waiting list'}
          </span>
        )}
      </label>
      <select
        className="input"
        id={`n-${id}`}
        name={id}
        defaultValue={alone ? 1 : 0}
        {...(asked && { autoFocus: true, 'aria-invalid': true, 'aria-describedby': 'no-tickets' })}
      >
        {Array.from({ length: most + 1 }, (_, many) => many).map((many) => (
          <option key={many} value={many}>
            {many}
          </option>
        ))}
      </select>
    </li>
  )
}

/** "£12, members £10". */
export function priceWords({ price, memberPrice }: Pick<OfferedType, 'price' | 'memberPrice'>): string {
  const words = (amount: typeof price) => (amount > 0 ? formatShort(amount) : 'free')
  if (memberPrice === null || memberPrice === price) return price > 0 ? formatShort(price) : 'Free'
  return `${words(price)}, members ${words(memberPrice)}`
}

/** What the reader has booked already, so that they do not pay twice by mistake. */
function Own({ booking: { status, names, path, heldUntil } }: { booking: OwnBooking }) {
  const people = listWords(names)
  return (
    <Note tone={status === 'booked' ? 'ok' : 'warn'}>
      <p>
        {status === 'booked' && `You have already booked for ${people}. Book again only for more people. `}
        {status === 'waiting' && `You are on the waiting list for ${people}. `}
        {(status === 'held' || status === 'offered') && heldUntil && (
          <>
            We are keeping {count(names.length, 'place')} for {people} until <DateTimeText at={heldUntil} />.{' '}
          </>
        )}
        <a href={path}>{OWN_LINKS[status]}</a>
      </p>
    </Note>
  )
}

const OWN_LINKS: Readonly<Record<OwnBooking['status'], string>> = {
  booked: 'Open your tickets',
  held: 'Pay now',
  offered: 'Take the place',
  waiting: 'Open your booking',
  expired: 'Open your booking',
  cancelled: 'Open your booking',
}
