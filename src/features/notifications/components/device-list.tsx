import { AddedEntries } from '../../../ui/layout/entry-list.tsx'
import type { OwnDevice } from '../queries/own-notifications.server.ts'

/**
 * Lists the browsers that show notifications, each with a button to remove it. Posts `do` and `device` to the current
 * page.
 */
export function DeviceList({ devices }: { devices: readonly OwnDevice[] }) {
  if (devices.length === 0)
    return <p className="muted">Notifications are not turned on for any device yet.</p>
  return (
    <AddedEntries
      entries={devices}
      action={({ id, name }) => (
        <form method="post">
          <input type="hidden" name="device" value={id} />
          <button className="button secondary compact" type="submit" name="do" value="remove-device">
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        </form>
      )}
    />
  )
}
