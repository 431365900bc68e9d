import { Link } from 'react-router'
import { count } from '../../../../kernel/text.ts'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { SHOWN_WORDS, type Shown } from '../model/booking-search.ts'
import type { Totals } from '../model/totals.ts'
import type { BookingRow } from '../queries/booking-rows.server.ts'
import { BookingList } from './booking-list.tsx'
import { TotalsOfBookings } from './totals.tsx'

type Props = {
  event: { id: string }
  /** The bookings that match the search. */
  found: readonly BookingRow[]
  /** The number of all bookings. */
  many: number
  counts: readonly { show: Shown; many: number }[]
  /** The totals of all bookings. */
  totals: Totals
  /** The search, as in the address. */
  query: string
  busy: boolean
}

/** The bookings of an event, with what the organiser does with them. */
export function Bookings({ event, found, many, counts, totals, query, busy }: Props) {
  const chips = counts.map((one) => ({ value: one.show, name: SHOWN_WORDS[one.show], count: one.many }))
  return (
    <section className="stack-small" aria-labelledby="bookings">
      <h2 id="bookings">{count(many, 'booking')}</h2>
      {many === 0 ? (
        <p className="muted">Nobody has booked yet.</p>
      ) : (
        <>
          <TotalsOfBookings {...totals} />
          <Tools eventId={event.id} query={query} />
          <SearchBar label="Search bookings" placeholder="Name or e-mail">
            <Chips
              label="Filter bookings"
              parameter="show"
              chips={[{ value: '', name: 'All', count: many }, ...chips]}
            />
          </SearchBar>
          <BookingList bookings={found} busy={busy} />
        </>
      )}
    </section>
  )
}

const Tools = ({ eventId, query }: { eventId: string; query: string }) => (
  <div className="row gap-2">
    <a className="button compact" href={adminPaths.checkIn(eventId)}>
      <Icon name="ok" /> Check in
    </a>
    <Link className="button secondary compact" to={adminPaths.eventMessage(eventId)}>
      <Icon name="mail" /> Write to them
    </Link>
    <a className="button secondary compact" href={adminPaths.eventBadges(eventId)}>
      <Icon name="user" /> Badges
    </a>
    <a className="button secondary compact" href={`${adminPaths.eventExport(eventId)}${query}`} download>
      <Icon name="download" /> Export CSV
    </a>
  </div>
)
