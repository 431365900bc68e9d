import { weekdayAndTime } from '../../../../kernel/dates.ts'
import '../../../../ui/layout/dashboard-tiles.css'
import { Note } from '../../../../ui/primitives/note.tsx'

/** Hidden by default. The service worker shows it on the cached page while the device is offline. */
export const OfflineNote = ({ at }: { at: Date }) => (
  <div id="offline-note" className="wide-tile" hidden>
    <Note tone="warn">
      <p>You’re offline. This is your week as of {weekdayAndTime(at)}.</p>
    </Note>
  </div>
)
