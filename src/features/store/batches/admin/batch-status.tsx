import { type BatchStatus, toneOf } from '../model.ts'

/** Badge of a batch status. */
export const BatchStatusText = ({ status }: { status: BatchStatus }) => (
  <span className={toneOf(status) === 'ok' ? 'badge ok' : 'badge'}>{status}</span>
)
