import type { ComponentProps } from 'react'
import { data } from 'react-router'
import { BatchNote } from '../../../features/store/batches/components/batch-note.tsx'
import { BatchTrack } from '../../../features/store/batches/components/batch-track.tsx'
import type { BatchStatus } from '../../../features/store/batches/model.ts'
import { cartAddress } from '../../../features/store/cart/model/cart.ts'
import { StoreNavigation } from '../../../features/store/catalog/components/store-navigation.tsx'
import { MAX_PIECES } from '../../../features/store/catalog/model/personalisation.ts'
import { collectionOf } from '../../../features/store/hand-out/model.ts'
import { BuyPanel } from '../../../features/store/orders/components/buy-panel.tsx'
import { CartList } from '../../../features/store/orders/components/cart-list.tsx'
import { NotPaid } from '../../../features/store/orders/components/not-paid.tsx'
import { PlacedOrder } from '../../../features/store/orders/components/placed-order.tsx'
import { SILENT } from '../../../platform/payments/wording.ts'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { Crumb } from '../../../ui/layout/crumb.tsx'
import { type Focus, focusIf } from '../../../ui/layout/toast.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { paths } from '../../paths.ts'
import '../../../features/store/orders/components/cart.css'
import '../../../ui/layout/cover.css'
import '../../../ui/layout/split.css'
import '../../../features/store/catalog/components/store.css'
import { ctxOf, pageContext } from '../../context.ts'
import { noticeIn } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { storeMenu } from '../../store-menu.server.ts'
import { BUSY } from '../../store-words.ts'
import type { Route } from './+types/checkout'
import { handleCheckoutForm, type Refused } from './checkout/checkout-form.server.ts'
import { type CheckoutStage, loadCheckout, type Returned } from './checkout/load.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { stage, cookie } = await loadCheckout(ctx, request)
  const menu = stage.kind === 'empty' ? await storeMenu(context.get(pageContext), request) : undefined
  const focus = noticeIn(request.headers)?.focus
  const page = { stage, menu, focus, store: `${ctx.club.name} Store`, mail: ctx.club.emails }
  return data(page, { headers: cookie ? { 'set-cookie': cookie } : {} })
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleCheckoutForm(ctxOf(context), await submittedForm(request))
}

/** Returns the loader's headers, and the action's Retry-After. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) headers.set(name, value)
  return headers
}

const TITLES = { empty: 'Your cart', cart: 'Your cart', placed: 'Your order', 'not-paid': 'Your order' }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: TITLES[loaderData?.stage.kind ?? 'empty'], section: 'Store', noindex: true }, matches)

/** The checkout: an empty cart, a cart, a placed order, or an unpaid order. */
export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { stage, store } = loaderData
  return (
    <div className="page padding-top-4 padding-bottom-band">
      <Crumb to={paths.store} text={store} muted />
      <Stage {...loaderData} stage={stage} refused={actionData} />
    </div>
  )
}

type StageProps = {
  stage: CheckoutStage
  mail: { finance: string; media: string }
  menu: Menu | undefined
  focus?: Focus
  refused: Refused | undefined
}

function Stage({ stage, mail, menu, focus, refused }: StageProps) {
  switch (stage.kind) {
    case 'empty':
      return <NoItems menu={menu} focus={focus} failure={refused?.failure} />
    case 'placed':
      return (
        <PlacedOrder
          order={stage.order}
          name={stage.name}
          email={stage.email}
          isNew={stage.isNew}
          collection={isDone(stage) ? 'done' : collectionWords(stage.batch?.status)}
          lineCollection={(line) => lineCollection(stage, line)}
          track={<BatchTrack order={stage.order} batch={stage.batch} />}
        />
      )
    case 'not-paid':
      return <NotPaid order={stage.order} outcome={stage.outcome} mailbox={mail.finance} />
    case 'cart':
      return <ReadyToPay stage={stage} media={mail.media} focus={focus} refused={refused} />
  }
}

type Placed = Extract<CheckoutStage, { kind: 'placed' }>

const lineCollection = ({ order, batch, collected }: Placed, line: Placed['order']['lines'][number]) =>
  collectionOf(order, line, batch?.status, collected)

/** Whether the buyer has collected all that is left of the order. */
function isDone(stage: Placed): boolean {
  const left = stage.order.lines.filter(({ quantity, returned }) => returned < quantity)
  return left.length > 0 && left.every((line) => lineCollection(stage, line) instanceof Date)
}

const collectionWords = (batch: BatchStatus | undefined) =>
  batch === 'Delivered' ? 'now' : batch === 'Closed' ? 'handed-out' : 'later'

type Menu = ComponentProps<typeof StoreNavigation>

type NoItemsProps = { menu: Menu | undefined; focus: Focus; failure: string | undefined }

/** An empty cart, with the categories to choose from. */
function NoItems({ menu, focus, failure }: NoItemsProps) {
  return (
    <div className="store-page margin-top-4">
      {menu && <StoreNavigation {...menu} />}
      <div className="stack">
        <h1 className="heading-1" tabIndex={-1} {...focusIf(focus !== undefined)}>
          Your cart
        </h1>
        <Failure words={failure} />
        <Empty>
          <p>Your cart is empty. Choose a category to find something.</p>
          <p>
            <a className="button" href={paths.store}>
              See the store
            </a>
          </p>
        </Empty>
      </div>
    </div>
  )
}

/** A neutral note for buyers who return without paying. */
function BackFromCheckout({ returned }: { returned: Returned }) {
  if (!returned) return null
  return (
    <div className="margin-bottom-4" role="status">
      <Note>
        <p>{BACK[returned]}</p>
      </Note>
    </div>
  )
}

const BACK: Readonly<Record<NonNullable<Returned>, string>> = {
  CANCELLED: 'Payment has been cancelled. Nothing was charged and your cart is kept.',
  BUSY,
  PROVIDER_DOWN: `${SILENT}, or your payment is being processed, so it is not cancelled yet. Your cart is kept. Reload this page later.`,
}

/** Asks for confirmation before the cart is emptied. Its button belongs to the checkout form. */
function EmptyCart() {
  return (
    <details className="confirm">
      <summary className="button bare compact">
        <Icon name="close" />
        Empty cart
      </summary>
      <div>
        <button
          className="button secondary compact"
          type="submit"
          formAction={paths.cart}
          formNoValidate
          name="intent"
          value="empty"
        >
          Yes, empty it
        </button>
      </div>
    </details>
  )
}

/** Says why nothing was ordered. */
function Failure({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <div className="margin-bottom-4">
      <Note tone="bad">
        <p>{words}</p>
      </Note>
    </div>
  )
}

type ReadyProps = {
  stage: Extract<CheckoutStage, { kind: 'cart' }>
  media: string
  focus: Focus
  refused: Refused | undefined
}

function ReadyToPay({ stage, media, focus, refused }: ReadyProps) {
  const { view, buyer, batch } = stage
  // Focuses the line's button if it still exists and is enabled, otherwise the heading.
  const hasButton = view.lines.some(
    ({ key, quantity }) =>
      focus === `decrease ${cartAddress(key)}` ||
      (focus === `increase ${cartAddress(key)}` && quantity < MAX_PIECES),
  )
  return (
    <>
      <h1
        className="heading-1 margin-top-2 margin-bottom-4"
        tabIndex={-1}
        {...focusIf(focus !== undefined && !hasButton)}
      >
        Your cart
      </h1>
      {!refused && <BackFromCheckout returned={stage.returned} />}
      <Failure words={refused?.failure} />
      {/* One form, so that a line’s buttons also send the special request, even without scripts. */}
      <form className="split" id="checkout" method="post" action={paths.checkout}>
        <div>
          <UnreachableNote />
          <CartList lines={view.lines} focus={focus} />
          <div className="row between margin-top-3">
            <a className="more-link" href={paths.store}>
              Add something else
            </a>
            <EmptyCart />
          </div>
        </div>
        <BuyPanel
          view={view}
          buyer={buyer}
          refused={refused}
          batchNote={<BatchNote batch={batch} isAdministrator={buyer === 'administrator'} mailbox={media} />}
        />
      </form>
    </>
  )
}
