import { ItemFiltersForm } from '../../../../features/store/catalog/components/item-filters.tsx'
import { ItemList } from '../../../../features/store/catalog/components/item-list.tsx'
import { categoryPath, findCategory } from '../../../../features/store/catalog/model/categories.ts'
import { tierOf } from '../../../../features/store/catalog/policy.ts'
import { listCategoryItems } from '../../../../features/store/catalog/queries/browse.server.ts'
import { listCategories } from '../../../../features/store/catalog/queries/categories.server.ts'
import { FILTER_NAMES, itemFilters } from '../../../../features/store/catalog/schema.ts'
import { pageContext } from '../../../context.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pricesText } from '../../../store-words.ts'
import type { Route } from './+types/category'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, share } = context.get(pageContext)
  ctx.pages.keep(60, FILTER_NAMES)
  const shelf = findCategory(await share('store shelves', listCategories), params.category)
  if (!shelf) throw new Response('This category could not be found', { status: 404 })
  const filters = itemFilters.parse(Object.fromEntries(new URL(request.url).searchParams))
  return {
    shelf,
    filters,
    found: await listCategoryItems(ctx, shelf, filters),
    tier: tierOf(ctx.actor),
    store: `${ctx.config.club.name} Store`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { shelf, store } = loaderData
  return pageMeta(
    {
      title: shelf.name,
      section: 'Store',
      path: categoryPath(shelf.slug),
      description: `${shelf.name} from the ${store}: sizes, prices and what is in stock.`,
      image: shelf.image,
    },
    matches,
  )
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { shelf, filters, found, tier, store } = loaderData
  const address = categoryPath(shelf.slug)
  return (
    <>
      <div>
        <nav className="crumb muted" aria-label="You are here">
          <a href="/store">{store}</a>
        </nav>
        <h1 className="h1s mt1">{shelf.name}</h1>
        <p className="muted mt2">{pricesText(tier)}</p>
      </div>
      <ItemFiltersForm filters={filters} sizes={shelf.sizes} offers={tier === 'member'} address={address} />
      <ItemList found={found} filters={filters} address={address} />
    </>
  )
}
