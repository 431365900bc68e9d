import './store.css'
import { formatPence } from '../../../../kernel/money.ts'
import { type Image, Picture } from '../../../../ui/primitives/picture.tsx'
import { paths } from '../../../../web/paths.ts'
import type { ShownPrice } from '../model/price-shown.ts'
import type { ListedItem } from '../queries/browse.server.ts'
import { NoPicture } from './no-picture.tsx'

const SIZES = '(min-width: 992px) 13rem, 40vw'

/** An item in a list: picture, price and name. */
export function ItemCard({
  item: { itemId, title, image, price, inStock, colours },
  level: Heading = 'h2',
}: {
  item: ListedItem
  level?: 'h2' | 'h3'
}) {
  return (
    <a className="store-item" href={paths.product(itemId)}>
      <Pane image={image}>{price && !inStock && <span className="badge">Sold out</span>}</Pane>
      {price ? <Cost price={price} /> : <p className="item-price muted">Item not available</p>}
      <Heading className="heading-3">{title}</Heading>
      {colours && <p className="muted small">{colours}</p>}
    </a>
  )
}

/** The picture of an item, or a placeholder. */
export function Pane({
  image,
  sizes = SIZES,
  children,
}: {
  image: Image | null
  sizes?: string
  children?: React.ReactNode
}) {
  return (
    <span className="item-picture">
      {image ? <Picture image={image} sizes={sizes} alt="" /> : <NoPicture />}
      {children}
    </span>
  )
}

/** The price, and the price before an offer. */
function Cost({ price: { gross, was, isFrom } }: { price: ShownPrice }) {
  return (
    <p className="item-price tabular">
      {isFrom && 'from '}
      {formatPence(gross)}
      {was !== undefined && (
        <>
          {' '}
          <s className="muted small">
            <span className="visually-hidden">was </span>
            {formatPence(was)}
          </s>
        </>
      )}
    </p>
  )
}
