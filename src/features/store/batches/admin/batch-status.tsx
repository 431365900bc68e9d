import { type BatchStatus, toneOf } from '../model.ts'

/** Open in the colour of success, everything else quietly. [BAT-004, resolutions F13] */
export const BatchStatusText = ({ status }: { status: BatchStatus }) => (
  <span className={toneOf(status) === 'ok' ? 'badge ok' : 'badge'}>{status}</span>
)
