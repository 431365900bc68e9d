import { clubLocale } from '../../../../kernel/locale.ts'
import '../../../../ui/layout/cover.css'
import {
  type ActiveBatch,
  findActiveBatch,
} from '../../../../features/store/batches/queries/batches.server.ts'
import { piecesIn } from '../../../../features/store/cart/model/cart.ts'
import { currentCart } from '../../../../features/store/cart/queries/cart.server.ts'
import { AboutItem } from '../../../../features/store/catalog/components/about-item.tsx'
import { BuyingNotes } from '../../../../features/store/catalog/components/buying-notes.tsx'
import { Gallery } from '../../../../features/store/catalog/components/gallery.tsx'
import { ProductForm } from '../../../../features/store/catalog/components/product-form.tsx'
import { ViewCart } from '../../../../features/store/catalog/components/view-cart.tsx'
import { OFFICIAL } from '../../../../features/store/catalog/model/categories.ts'
import {
  choiceLoginPath,
  type ItemChoice,
  parseChoice,
  type ResolvedChoice,
  resolveChoice,
} from '../../../../features/store/catalog/model/item-choice.ts'
import { canBuy } from '../../../../features/store/catalog/policy.ts'
import { findProduct, type Product } from '../../../../features/store/catalog/queries/product.server.ts'
import { problemWords } from '../../../../features/store/orders/model/lines.ts'
import { numberChoice } from '../../../../features/store/orders/queries/number-choice.server.ts'
import { longDate } from '../../../../kernel/dates.ts'
import { formatPence, poundsOf } from '../../../../kernel/money.ts'
import { textOf } from '../../../../kernel/text.ts'
import { NOTICE_ID } from '../../../../ui/layout/toast.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../paths.ts'
import '../../../../features/store/catalog/components/product.css'
import '../../../../ui/layout/split.css'
import { ctxOf } from '../../../context.ts'
import { type Notice, noticeIn } from '../../../notices.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { MEMBERS_BUY, NO_PRODUCT, NOT_AVAILABLE, noStockText } from '../../../store-words.ts'
import type { Route } from './+types/product'

/** The cart notice is shown at the button, because the usual notice would cover the form. */
export const handle = { ownNotice: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  ctx.pages.keep(60, ['size'])
  const product = await findProduct(ctx, params.itemId)
  if (!product) throw new Response(NO_PRODUCT, { status: 404 })
  const notice = noticeIn(request.headers)
  const numbers = product.hasNumber ? await numberChoice(ctx, product.gender) : undefined
  return {
    product,
    chosen: resolveChoice(product, numbers, parseChoice(new URL(request.url).searchParams)),
    numbers,
    pieces: piecesIn(await currentCart(ctx, request.headers)),
    notice,
    isAdded: notice?.focus?.startsWith('add ') ?? false,
    buys: canBuy(ctx.actor),
    loggedIn: ctx.actor.kind === 'user',
    vatRate: ctx.club.vatRate,
    expected: longDateOf(await findActiveBatch(ctx)),
    mailbox: ctx.club.emails.media,
    store: `${ctx.club.name} Store`,
    official: ctx.club.officialCategory,
  }
}

const longDateOf = (batch: ActiveBatch | undefined) => batch && longDate(batch.expectedDelivery)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { product } = loaderData
  return pageMeta(
    {
      title: product.title,
      section: 'Store',
      path: paths.product(product.itemId),
      description: textOf(product.description) || `${product.title}, from the club’s store.`,
      image: product.images[0],
      jsonLd: product.price && {
        '@type': 'Product',
        name: product.title,
        sku: product.itemId,
        offers: {
          '@type': 'Offer',
          priceCurrency: clubLocale().currency,
          price: poundsOf(product.price.gross),
        },
      },
    },
    matches,
  )
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const {
    product,
    chosen,
    numbers,
    pieces,
    buys,
    loggedIn,
    vatRate,
    notice,
    isAdded,
    store,
    expected,
    mailbox,
    official,
  } = loaderData
  const isPersonalised = product.hasInitials || product.hasNumber
  return (
    <div className="page padding-top-4 padding-bottom-band">
      <Crumbs product={product} store={store} official={official} pieces={pieces} />
      <div className="split product-split margin-top-3">
        <Gallery {...product} personalisation={isPersonalised ? chosen.personalisation : undefined} />
        <div className="stick stack">
          <h1 className="heading-1">{product.title}</h1>
          <Price product={product} />
          <Said notice={product.price ? undefined : notice} />
          <NotThere {...chosen} />
          {product.price && (
            <ProductForm
              product={product}
              chosen={chosen}
              numbers={numbers}
              vatRate={vatRate}
              isAdded={isAdded}
              said={<Said notice={notice} />}
              refusal={buys ? undefined : <MembersOnly {...product} loggedIn={loggedIn} choice={chosen} />}
            />
          )}
          {product.price && <BuyingNotes {...product} expected={expected} mailbox={mailbox} />}
          {product.price && isPersonalised && (
            <p className="small muted">We cannot take back personalised items unless they are faulty.</p>
          )}
        </div>
        <AboutItem {...product} />
      </div>
    </div>
  )
}

type CrumbsProps = { product: Product; store: string; official: string; pieces: number }

function Crumbs({ product: { category, isOfficial }, store, official, pieces }: CrumbsProps) {
  const parent = isOfficial ? { name: official, slug: OFFICIAL } : category
  return (
    <div className="row between">
      <nav className="breadcrumb row gap-2 muted" aria-label="You are here">
        <a href={paths.store}>{store}</a>
        {parent && (
          <>
            <span aria-hidden="true">/</span>
            <a href={paths.category(parent.slug)}>{parent.name}</a>
          </>
        )}
      </nav>
      <nav className="store-links row gap-2" aria-label="Store">
        <a className="button bare compact" href={paths.storeSearch}>
          <Icon name="search" /> Search
        </a>
        <a className="button bare compact" href={paths.checkout}>
          <ViewCart pieces={pieces} />
        </a>
      </nav>
    </div>
  )
}

function Price({ product: { price } }: { product: Product }) {
  if (!price) {
    return (
      <Note>
        <p>{NOT_AVAILABLE}</p>
      </Note>
    )
  }
  return (
    <p className="product-price tabular">
      <b>
        {price.isFrom && 'from '}
        {formatPence(price.gross)}
      </b>
      {price.was !== undefined && (
        <s className="muted">
          <span className="visually-hidden">was </span>
          {formatPence(price.was)}
        </s>
      )}
      <span className="muted">
        {price.tier === 'other' && 'Non-member price, with VAT. Members pay less.'}
        {price.tier === 'member' && 'Member price. '}
        {price.others !== undefined && `${formatPence(price.others)} for non-members, both with VAT.`}
      </span>
    </p>
  )
}

/** Says that the chosen size or number is not available. */
function NotThere({ soldOut, taken }: ResolvedChoice) {
  if (soldOut === undefined && taken === undefined) return null
  return (
    <Note tone="warn">
      {soldOut !== undefined && <p>{noStockText(soldOut)}</p>}
      {taken !== undefined && <p>{problemWords({ kind: 'TAKEN' }, { size: '', shirtNumber: taken })}</p>}
    </Note>
  )
}

/** Confirms the last change to the cart. */
function Said({ notice }: { notice: Notice | undefined }) {
  if (!notice) return null
  return (
    <div role="status">
      <Note tone={notice.tone}>
        <p id={NOTICE_ID}>
          {notice.link ? `${notice.text}. ` : notice.text}
          {notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
        </p>
      </Note>
    </div>
  )
}

type MembersOnlyProps = { itemId: string; loggedIn: boolean; choice: ItemChoice }

/**
 * A login link that leads back to the choice. The script keeps its URL up to date. Without scripts, a button sends the
 * form instead.
 */
function MembersOnly({ itemId, loggedIn, choice }: MembersOnlyProps) {
  return (
    <p>
      {MEMBERS_BUY}.{' '}
      {loggedIn ? (
        <a href={paths.register}>Join us</a>
      ) : (
        <>
          <a href={choiceLoginPath(itemId, choice)} data-login>
            Log in
          </a>
          <noscript>
            . To keep what you chose, use this button:
            <button type="submit" className="button secondary wide margin-top-2" name="intent" value="add">
              Log in and keep what you chose
            </button>
          </noscript>
        </>
      )}
    </p>
  )
}
