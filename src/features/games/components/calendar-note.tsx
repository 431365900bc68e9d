import { Icon } from '../../../ui/primitives/icon.tsx'
import { calendarAddress } from './next-game.tsx'

/** Shows the address of the calendar feed and how calendar apps update from it. `host` completes the webcal address. */
export function CalendarNote({ team, host }: { team?: string | undefined; host: string }) {
  const address = calendarAddress(team)
  return (
    <aside className="card sunk row between gap-5" aria-label="Calendar">
      <p className="prose-width">
        <a href={`webcal://${host}${address}`}>Subscribe</a> and new fixtures appear automatically. Calendars
        refresh slowly, some only once a day: check here for late changes.
      </p>
      <a className="button secondary compact" href={address}>
        <Icon name="calendar" /> Add to calendar
      </a>
    </aside>
  )
}
