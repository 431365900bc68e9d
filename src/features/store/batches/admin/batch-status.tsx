import { type BatchStatus, toneOf } from '../model.ts'

/** Badge of a batch status. */
export const BatchStatusText = ({ status }: { status: BatchStatus }) => (
  <span className="badge" data-tone={toneOf(status) === 'ok' ? 'ok' : undefined}>
    {status}
  </span>
)
