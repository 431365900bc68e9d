import './store.css'
import { count } from '../../../../kernel/text.ts'
import { paths } from '../../../../web/paths.ts'
import type { CategoryLink } from '../model/categories.ts'
import { Pane } from './item-card.tsx'

/** All categories with their pictures. Official items are twice as wide. */
export function CategoryGrid({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <ul className="item-grid">
      {categories.map(({ categoryId, name, slug, image, items }) => (
        <li key={slug} {...(categoryId === null && { className: 'featured' })}>
          <a className="store-item" href={paths.category(slug)}>
            <Pane image={image} {...(categoryId === null && { sizes: '(min-width: 992px) 27rem, 90vw' })} />
            <h2 className="heading-3">{name}</h2>
            <p className="muted small tabular">{count(items, 'item')}</p>
          </a>
        </li>
      ))}
    </ul>
  )
}
