import './cart.css'
import '../../../../ui/primitives/note.css'
import type { ReactNode } from 'react'
import { formatPence } from '../../../../kernel/money.ts'
import { TextAreaField } from '../../../../ui/forms/field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { paths } from '../../../../web/paths.ts'
import { MAX_REQUEST } from '../model/order.ts'
import type { CartView } from '../queries/cart-view.server.ts'
import { OrderSum } from './order-sum.tsx'

type Refused = { errors: Record<string, string[]>; request: string } | undefined
type Props = {
  view: CartView
  buyer: 'visitor' | 'no-member' | 'member' | 'administrator'
  refused: Refused
  batchNote: ReactNode
}

/** The total of the cart and the buttons of the checkout. */
export function BuyPanel({ view, buyer, refused, batchNote }: Props) {
  const { sum, vatBp, number } = view
  return (
    <aside className="card lead stick stack" aria-label="Order">
      <h2 className="heading-3">{number ? `Order ${number}` : 'Your order'}</h2>
      <OrderSum className="totals" {...sum} vatBp={vatBp} total="To pay" />
      {buyer === 'visitor' || buyer === 'no-member' ? (
        <MembersOnly loggedIn={buyer === 'no-member'} />
      ) : (
        <Paying view={view} refused={refused} isAdministrator={buyer === 'administrator'} />
      )}
      {batchNote}
    </aside>
  )
}

function MembersOnly({ loggedIn }: { loggedIn: boolean }) {
  return (
    <>
      <div className="note" data-tone="warn">
        <Icon name="lock" />
        <p>Only registered members of the club can purchase items from the store</p>
      </div>
      {!loggedIn && (
        <>
          <a className="button wide" href={`${paths.access}?next=${paths.checkout}`}>
            Log in and pay
          </a>
          <p className="small muted">
            Not a member yet? <a href={paths.register}>Join us</a>
          </p>
        </>
      )}
    </>
  )
}

type PayProps = { view: CartView; refused: Refused; isAdministrator: boolean }

function Paying({ view: { lines, sum, seen, orderId, request, stops }, refused, isAdministrator }: PayProps) {
  const isPersonalised = lines.some(({ personalisation }) => personalisation)
  return (
    <>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="total" value={sum.gross} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        name="request"
        label="Special request"
        optional
        rows={2}
        maxLength={MAX_REQUEST}
        defaultValue={refused?.request ?? request}
        errors={refused?.errors.request}
      />
      {isPersonalised && (
        <p className="small">
          Personalised items are made for you, so they cannot be returned if you change your mind.
        </p>
      )}
      {stops.pay && <p className="small">Change the marked items before you pay.</p>}
      <button className="button wide" type="submit" name="intent" value="pay" disabled={stops.pay}>
        <Icon name="lock" />
        Pay {formatPence(sum.gross)} by card
      </button>
      {isAdministrator && (
        <button
          className="button secondary wide"
          type="submit"
          name="intent"
          value="club"
          disabled={stops.club}
        >
          Place as club order, without payment
        </button>
      )}
    </>
  )
}
