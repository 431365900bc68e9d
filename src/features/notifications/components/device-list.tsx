import '../../../ui/layout/entry-list.css'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import type { OwnDevice } from '../queries/own-notifications.server.ts'

/** The browsers that show notifications; each can be removed. Posts `do` and `device` to its own address. */
export function DeviceList({ devices }: { devices: readonly OwnDevice[] }) {
  if (devices.length === 0) return <p className="muted">No device shows notifications yet.</p>
  return (
    <ul className="entry-list">
      {devices.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <div>
            <p>
              <b>{name}</b>
            </p>
            <p className="small muted">
              Added <DayText at={createdAt} />
              {lastUsedAt && (
                <>
                  , last used <DayText at={lastUsedAt} />
                </>
              )}
            </p>
          </div>
          <form method="post">
            <input type="hidden" name="device" value={id} />
            <button className="button secondary compact" type="submit" name="do" value="remove-device">
              Remove<span className="visually-hidden"> {name}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
