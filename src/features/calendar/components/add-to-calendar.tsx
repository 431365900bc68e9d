import { Icon } from '../../../ui/primitives/icon.tsx'
import { paths } from '../../../web/paths.ts'

type Props = { kind: 'session' | 'game' | 'event' | 'duty'; id: string; what: string }

/** Links to a calendar file for one item. `what` names the item for screen readers. */
export const AddToCalendar = ({ kind, id, what }: Props) => (
  <a className="button secondary compact" href={paths.calendarItem(kind, id)}>
    <Icon name="calendar" /> Add to calendar<span className="visually-hidden">: {what}</span>
  </a>
)
