import './store.css'
import { currentMark } from '../../../../ui/layout/menu-link.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { type Image, imageAddress } from '../../../../ui/primitives/picture.tsx'
import { paths } from '../../../../web/paths.ts'
import type { CategoryLink } from '../model/categories.ts'
import { ViewCart } from './view-cart.tsx'

/**
 * The menu of the store. On a wide screen it is beside the page. On a phone a button opens the list of categories
 * as a sheet, without a script.
 */
export function StoreNavigation({
  categories: links,
  path,
  pieces,
  catalogueUrl,
}: {
  categories: readonly CategoryLink[]
  path: string
  /** Number of pieces in the reader's cart. */
  pieces: number
  catalogueUrl: string | undefined
}) {
  const [official, categories] = [links.find(isOfficial), links.filter((category) => !isOfficial(category))]
  const here = categories.find((category) => currentMark(paths.category(category.slug), path))
  return (
    <nav className="category-menu" aria-label="Store">
      <div className="store-tools">
        <a href={paths.checkout} aria-current={currentMark(paths.checkout, path)}>
          <ViewCart pieces={pieces} />
        </a>
        {pieces > 0 && <EmptyCart />}
        <a href={paths.storeSearch} aria-current={currentMark(paths.storeSearch, path)}>
          <Icon name="search" /> Search
        </a>
        {official && <CategoryListLink category={official} name={official.name} path={path} />}
        {catalogueUrl && (
          <a href={catalogueUrl} rel="noopener external">
            <Icon name="file" /> Catalogue (PDF)
          </a>
        )}
      </div>
      <button type="button" className="category-button" popoverTarget="categories">
        <span>
          <span className="muted">Category: </span>
          {here?.name ?? 'all'}
        </span>
        <Icon name="down" />
      </button>
      <div id="categories" popover="auto">
        <button
          type="button"
          className="button secondary compact close-button"
          popoverTarget="categories"
          popoverTargetAction="hide"
        >
          <Icon name="close" /> Close
        </button>
        <ul>
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryListLink category={category} name={category.name} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

const isOfficial = (category: CategoryLink): boolean => category.categoryId === null

function CategoryListLink({ category, name, path }: { category: CategoryLink; name: string; path: string }) {
  const address = paths.category(category.slug)
  return (
    <a href={address} aria-current={currentMark(address, path)}>
      <Thumbnail image={category.image} /> {name}
    </a>
  )
}

/** The smallest variant of a picture, or an empty box of the same size, so that the names line up. */
function Thumbnail({ image }: { image: Image | null }) {
  if (!image) return <span className="thumbnail" />
  const address = imageAddress(image, image.variantsPx[0] ?? 'original')
  return <img className="thumbnail" src={address} width="32" height="32" alt="" loading="lazy" />
}

/** Asks for confirmation before the cart is emptied. */
function EmptyCart() {
  return (
    <details>
      <summary>
        <Icon name="close" /> Empty cart
      </summary>
      <form method="post" action={paths.cart}>
        <button type="submit" className="button secondary compact" name="intent" value="empty">
          Yes, empty it
        </button>
      </form>
    </details>
  )
}
