import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { BookingView } from '../queries/booking.server.ts'

type Props = { booking: BookingView; isConfirming: boolean }

/** What is still to pay after a deposit, with the button to pay it. */
export function RestToPay({ booking: { rest, restDueAt }, isConfirming }: Props) {
  if (isConfirming)
    return (
      <Note>
        <p>Your payment is being confirmed. Reload this page in a minute.</p>
      </Note>
    )
  if (rest === 0) return null
  return (
    <Note tone="warn">
      <p>
        <b>{formatPence(rest)}</b> is still to pay{restDueAt && ` by ${longDay(restDueAt)}`}.
      </p>
      <form method="post" className="margin-top-2">
        <button className="button" type="submit" name="do" value="pay-rest">
          <Icon name="card" /> Pay {formatPence(rest)}
        </button>
      </form>
    </Note>
  )
}
