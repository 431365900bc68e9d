import { formatPence } from '../../../../kernel/money.ts'
import { ErrorSummary, TickField } from '../../../../ui/forms/field.tsx'
import type { BookingView } from '../queries/booking.server.ts'

type Props = { booking: BookingView; errors: string[] | undefined }

/** Cancels a booking, after saying what is refunded. */
export const CancelForm = ({ booking, errors }: Props) => {
  const { status, refund, rule } = booking
  const isBooked = status === 'booked'
  const release = status === 'waiting' ? 'Leave the waiting list' : 'Give up this booking'
  return (
    <details className="card" open={errors !== undefined}>
      <summary>{isBooked ? 'Cancel this booking' : release}</summary>
      <form method="post" className="stack margin-top-4" noValidate>
        <ErrorSummary errors={errors && { sure: errors }} labels={{ sure: 'Your decision' }} />
        {isBooked && rule && (
          <p>
            {rule} If you cancel now, we refund <b>{formatPence(refund)}</b>.
          </p>
        )}
        <TickField
          name="sure"
          value="yes"
          label={isBooked ? 'Yes, cancel all tickets of this booking' : 'Yes, I no longer want to come'}
          errors={errors}
        />
        <button className="button secondary" type="submit" name="do" value="cancel">
          {isBooked ? 'Cancel the booking' : release}
        </button>
      </form>
    </details>
  )
}
