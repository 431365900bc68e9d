import { ItemFiltersForm } from '../../../../features/store/catalog/components/item-filters.tsx'
import { ItemList } from '../../../../features/store/catalog/components/item-list.tsx'
import { findCategory } from '../../../../features/store/catalog/model/categories.ts'
import { tierOf } from '../../../../features/store/catalog/policy.ts'
import { listCategoryItems } from '../../../../features/store/catalog/queries/browse.server.ts'
import { listCategories } from '../../../../features/store/catalog/queries/categories.server.ts'
import { FILTER_NAMES, itemFilters } from '../../../../features/store/catalog/schema.ts'
import { Crumb } from '../../../../ui/layout/crumb.tsx'
import { pageContext } from '../../../context.ts'
import { pageMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { pricesText } from '../../../store-words.ts'
import type { Route } from './+types/category'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, share } = context.get(pageContext)
  ctx.pages.keep(60, FILTER_NAMES)
  const category = findCategory(await share('store categories', listCategories), params.category)
  if (!category) throw new Response('This category could not be found', { status: 404 })
  const filters = itemFilters.parse(Object.fromEntries(new URL(request.url).searchParams))
  return {
    category,
    filters,
    found: await listCategoryItems(ctx, category, filters),
    tier: tierOf(ctx.actor),
    store: `${ctx.club.name} Store`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { category, store } = loaderData
  return pageMeta(
    {
      title: category.name,
      section: 'Store',
      path: paths.category(category.slug),
      description: `${category.name} from the ${store}: sizes, prices and what is in stock.`,
      image: category.image,
    },
    matches,
  )
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, filters, found, tier, store } = loaderData
  const address = paths.category(category.slug)
  return (
    <>
      <div>
        <Crumb to={paths.store} text={store} muted />
        <h1 className="heading-1 margin-top-1">{category.name}</h1>
        <p className="muted margin-top-2">{pricesText(tier)}</p>
      </div>
      <ItemFiltersForm
        filters={filters}
        sizes={category.sizes}
        offers={tier === 'member'}
        address={address}
      />
      <ItemList found={found} filters={filters} address={address} />
    </>
  )
}
