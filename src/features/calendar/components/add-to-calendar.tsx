import { Icon } from '../../../ui/primitives/icon.tsx'
import { paths } from '../../../web/paths.ts'

type Props = {
  kind: 'session' | 'game' | 'event' | 'duty'
  id: string
  what: string
  /** Of a link that was e-mailed, by which its reader opens the page without a login. */
  token?: string | undefined
}

/** Links to a calendar file for one item. `what` names the item for screen readers. */
export const AddToCalendar = ({ kind, id, what, token }: Props) => (
  <a className="button secondary compact" href={addressOf(kind, id, token)}>
    <Icon name="calendar" /> Add to calendar<span className="visually-hidden">: {what}</span>
  </a>
)

const addressOf = (kind: string, id: string, token: string | undefined) =>
  `${paths.calendarItem(kind, id)}${token ? `?token=${encodeURIComponent(token)}` : ''}`
