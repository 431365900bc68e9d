import { ItemFiltersForm } from '../../../../features/store/catalog/components/item-filters.tsx'
import { ItemList } from '../../../../features/store/catalog/components/item-list.tsx'
import { SearchForm } from '../../../../features/store/catalog/components/search-form.tsx'
import { LEAST_SEARCH } from '../../../../features/store/catalog/model/item.ts'
import { bySize } from '../../../../features/store/catalog/model/size-order.ts'
import { tierOf } from '../../../../features/store/catalog/policy.ts'
import { listCategories } from '../../../../features/store/catalog/queries/categories.server.ts'
import { searchItems, titleWords } from '../../../../features/store/catalog/queries/search.server.ts'
import { FILTER_NAMES, itemFilters, searchWords } from '../../../../features/store/catalog/schema.ts'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { pageContext } from '../../../context.ts'
import { pageMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/search'

const ADDRESS = paths.storeSearch

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, share } = context.get(pageContext)
  ctx.pages.keep(60, ['q', ...FILTER_NAMES])
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const words = searchWords.parse(query.q)
  const filters = itemFilters.parse(query)
  const [categories, found] = await Promise.all([
    share('store categories', listCategories),
    searchItems(ctx, words, filters, () => share('store title words', titleWords)),
  ])
  const sizes = [...new Set(categories.flatMap((category) => category.sizes))].sort(bySize)
  return { words, filters, found, sizes, tier: tierOf(ctx.actor) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.words ? `Search for ${loaderData.words}` : 'Search',
      section: 'Store',
      description: 'Find shirts, shorts, balls and bags in the store by name, colour or number.',
      noindex: true,
    },
    matches,
  )

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words, filters, found, sizes, tier } = loaderData
  const searched = words.length >= LEAST_SEARCH
  const narrowed = filters.size || filters.gender || filters.offers
  return (
    <>
      <h1 className="heading-1">Search the store</h1>
      <SearchForm words={words} />
      {words !== '' && !searched && (
        <Note>
          <p>{`Please type at least ${LEAST_SEARCH} characters.`}</p>
        </Note>
      )}
      {searched && (found.found > 0 || narrowed) && (
        <ItemFiltersForm
          filters={filters}
          sizes={sizes}
          offers={tier === 'member'}
          address={ADDRESS}
          words={words}
        />
      )}
      {searched && found.meant && found.found > 0 && (
        <Note>
          <p>{`No results for “${words}”. Showing results for “${found.meant}” instead.`}</p>
        </Note>
      )}
      {searched && found.found === 0 && !narrowed ? (
        <NothingFound words={words} />
      ) : (
        searched && <ItemList found={found} filters={filters} address={ADDRESS} words={words} />
      )}
    </>
  )
}

function NothingFound({ words }: { words: string }) {
  return (
    <Empty>
      <p>{`No results for “${words}”`}</p>
      <p>
        <a className="button secondary compact" href={paths.store}>
          All categories
        </a>
      </p>
    </Empty>
  )
}
