import { Icon } from '../../../ui/primitives/icon.tsx'
import { calendarAddress } from './next-game.tsx'

/**
 * The feed for calendars, with what one must know about feeds. `host` makes the address that subscribes. [domain.md
 * 5.6]
 */
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
