import { currentMark } from '../../../../ui/layout/menu-link.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { type Image, imageAddress } from '../../../../ui/primitives/picture.tsx'
import { OFFICIAL_TITLE, type Shelf, shelfPath } from '../model/shelves.ts'
import { ViewCart } from './view-cart.tsx'

/**
 * The menu of the store. Beside the page on a wide screen; on a phone a button opens the list of categories as a sheet,
 * which needs no script. [STO-015, STO-016, STO-017, STO-058, decisions F11]
 */
export function Aisle({
  shelves,
  path,
  pieces,
  catalogueUrl,
}: {
  shelves: readonly Shelf[]
  path: string
  /** In the cart of whoever looks. */
  pieces: number
  catalogueUrl: string | undefined
}) {
  const [official, categories] = [shelves.find(isOfficial), shelves.filter((shelf) => !isOfficial(shelf))]
  const here = categories.find((shelf) => currentMark(shelfPath(shelf.slug), path))
  return (
    <nav className="aisle" aria-label="Store">
      <div className="tools">
        <a href="/store/checkout" aria-current={currentMark('/store/checkout', path)}>
          <ViewCart pieces={pieces} />
        </a>
        {pieces > 0 && <EmptyCart />}
        <a href="/store/search" aria-current={currentMark('/store/search', path)}>
          <Icon name="search" /> Search
        </a>
        {official && <ShelfLink shelf={official} name={OFFICIAL_TITLE} path={path} />}
        {catalogueUrl && (
          <a href={catalogueUrl} rel="noopener external">
            <Icon name="file" /> Catalogue (PDF)
          </a>
        )}
      </div>
      <button type="button" className="picker" popoverTarget="categories">
        <span>
          <span className="muted">Category: </span>
          {here?.name ?? 'all'}
        </span>
        <Icon name="down" />
      </button>
      <div id="categories" popover="auto">
        <button
          type="button"
          className="btn alt s shut"
          popoverTarget="categories"
          popoverTargetAction="hide"
        >
          <Icon name="close" /> Close
        </button>
        <ul>
          {categories.map((shelf) => (
            <li key={shelf.slug}>
              <ShelfLink shelf={shelf} name={shelf.name} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

const isOfficial = (shelf: Shelf): boolean => shelf.categoryId === null

function ShelfLink({ shelf, name, path }: { shelf: Shelf; name: string; path: string }) {
  const address = shelfPath(shelf.slug)
  return (
    <a href={address} aria-current={currentMark(address, path)}>
      <Thumbnail image={shelf.image} /> {name}
    </a>
  )
}

/** The smallest variant, beside its name; as much room without one, so that all names stand in line. */
function Thumbnail({ image }: { image: Image | null }) {
  if (!image) return <span className="thumb" />
  const address = imageAddress(image, image.variantsPx[0] ?? 'original')
  return <img className="thumb" src={address} width="32" height="32" alt="" loading="lazy" />
}

/** Asks once more before the cart is emptied. [decisions F11] */
function EmptyCart() {
  return (
    <details>
      <summary>
        <Icon name="close" /> Empty cart
      </summary>
      <form method="post" action="/store/cart">
        <button type="submit" className="btn alt s" name="intent" value="empty">
          Yes, empty it
        </button>
      </form>
    </details>
  )
}
