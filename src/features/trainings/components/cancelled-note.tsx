/** Shows that a training, or everything in a hall, is cancelled, and why. */
export const CancelledNote = ({ reason }: { reason: string }) => (
  <p className="margin-bottom-2">
    <span className="badge" data-tone="bad">
      Cancelled
    </span>{' '}
    {reason}
  </p>
)
