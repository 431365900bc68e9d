import '../../../ui/layout/entry-list.css'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import type { Channels } from '../model/kinds.ts'
import type { OwnNotification } from '../queries/own-notifications.server.ts'

/** The notifications sent to the reader, with links to their pages. */
export function NotificationList({ notifications }: { notifications: readonly OwnNotification[] }) {
  if (notifications.length === 0) return <p className="muted">Nothing yet.</p>
  return (
    <ul className="entry-list">
      {notifications.map(({ id, title, path, createdAt, ...channels }) => (
        <li key={id}>
          <div>
            <p>{path ? <a href={path}>{title}</a> : title}</p>
            <p className="small muted">
              <DateTimeText at={createdAt} />, {channelText(channels)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function channelText({ byEmail, byPush }: Channels): string {
  if (byEmail && byPush) return 'by e-mail and on your devices'
  if (byEmail) return 'by e-mail'
  return byPush ? 'on your devices' : 'only shown here'
}
