import './store.css'
import { count } from '../../../../kernel/text.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import type { ItemsFound } from '../queries/browse.server.ts'
import type { ItemFilters } from '../schema.ts'
import { ItemCard } from './item-card.tsx'
import { pageAddress } from './item-filters.tsx'

type Props = { found: ItemsFound; filters: ItemFilters; address: string; words?: string }

/** A page of items with its range, the total and links to the other pages. */
export function ItemList({ found: { items, found, first, pages }, filters, address, words }: Props) {
  if (items.length === 0) {
    return (
      <Empty>
        <p>No items match these filters.</p>
        <p>
          <a className="button secondary compact" href={words ? paths.store : address}>
            {words ? 'All categories' : 'Show all items'}
          </a>
        </p>
      </Empty>
    )
  }
  const { page } = filters
  return (
    <>
      <p className="muted tabular" role="status">
        {`${first} to ${first + items.length - 1} of ${count(found, 'item')}`}
      </p>
      <ul className="item-grid">
        {items.map((item) => (
          <li key={item.itemId}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="row between padding-top-4" aria-label="Pages">
          <Turn
            to={page > 1 ? pageAddress(address, filters, page - 1, words) : undefined}
            rel="prev"
            text="Previous"
          />
          <span className="muted">{`Page ${page} of ${pages}`}</span>
          <Turn
            to={page < pages ? pageAddress(address, filters, page + 1, words) : undefined}
            rel="next"
            text="Next"
          />
        </nav>
      )}
    </>
  )
}

function Turn({ to, rel, text }: { to: string | undefined; rel: string; text: string }) {
  if (!to) return <span />
  return (
    <a className="button secondary compact" rel={rel} href={to}>
      {text}
    </a>
  )
}
