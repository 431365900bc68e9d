import '../../../../features/store/catalog/components/store.css'
import { CategoryGrid } from '../../../../features/store/catalog/components/category-grid.tsx'
import { ItemCard } from '../../../../features/store/catalog/components/item-card.tsx'
import { tierOf } from '../../../../features/store/catalog/policy.ts'
import { listItemsOnOffer } from '../../../../features/store/catalog/queries/browse.server.ts'
import { listCategories } from '../../../../features/store/catalog/queries/categories.server.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { pageContext } from '../../../context.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pricesText } from '../../../store-words.ts'
import type { Route } from './+types/home'

const MAX_OFFERS = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, share } = context.get(pageContext)
  const [categories, offers] = await Promise.all([
    share('store categories', listCategories),
    listItemsOnOffer(ctx, MAX_OFFERS),
  ])
  return { title: `${ctx.club.name} Store`, categories, offers, tier: tierOf(ctx.actor) }
}

export const meta: Route.MetaFunction = ({ loaderData: { title }, matches }) =>
  pageMeta(
    {
      title,
      section: 'Store',
      description: 'Match shirts with your number, training wear, balls and bags, at member prices.',
    },
    matches,
  )

export default function StoreHome({ loaderData: { title, categories, offers, tier } }: Route.ComponentProps) {
  return (
    <>
      <div>
        <h1 className="heading-1">{title}</h1>
        <p className="muted margin-top-2">{pricesText(tier)}</p>
      </div>
      {categories.length > 0 ? (
        <CategoryGrid categories={categories} />
      ) : (
        <Empty>
          <p>The store is empty at the moment. Please come back soon.</p>
        </Empty>
      )}
      {offers.length > 0 && (
        <section className="margin-top-7">
          <h2 className="margin-bottom-4">On offer</h2>
          <ul className="item-grid">
            {offers.map((item) => (
              <li key={item.itemId}>
                <ItemCard item={item} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
