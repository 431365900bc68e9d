import './store.css'
import '../../../../ui/styles/form.css'
import { SelectField } from '../../../../ui/forms/field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { ItemGender } from '../model/item.ts'
import { type ItemFilters, SORTS } from '../schema.ts'

const GENDERS: Readonly<Record<Exclude<ItemGender, ''>, string>> = {
  women: 'Women',
  men: 'Men',
  junior: 'Juniors',
}

/** The filters and sort order are part of the address, so they work without scripts and the page can be shared. */
export function ItemFiltersForm({
  filters,
  sizes,
  offers,
  address,
  words,
}: {
  filters: ItemFilters
  sizes: readonly string[]
  /** Show the filter for offers, which are for members only. */
  offers: boolean
  address: string
  /** The words of the search, which changing a filter keeps. */
  words?: string
}) {
  const narrowed = filters.size || filters.gender || filters.offers || filters.sort
  return (
    <details className="item-filters" open={Boolean(narrowed)}>
      <summary>
        <Icon name="down" /> Filter and sort
      </summary>
      <form className="filter-fields" action={address} aria-label="Filter and sort">
        {words && <input type="hidden" name="q" value={words} />}
        <SelectField
          name="size"
          label="Size in stock"
          defaultValue={filters.size ?? ''}
          required={false}
          options={[{ value: '', label: 'Any' }, ...sizes.map((size) => ({ value: size, label: size }))]}
        />
        <SelectField
          name="gender"
          label="For"
          defaultValue={filters.gender ?? ''}
          required={false}
          options={[
            { value: '', label: 'Everyone' },
            ...Object.entries(GENDERS).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          name="sort"
          label="Sort by"
          defaultValue={filters.sort ?? (words ? '' : 'name')}
          required={false}
          options={[
            ...(words ? [{ value: '', label: 'Best match' }] : []),
            ...Object.entries(SORTS).map(([value, label]) => ({ value, label })),
          ]}
        />
        {offers && (
          <label className="tick">
            <input type="checkbox" name="offers" value="1" defaultChecked={filters.offers === '1'} />
            Offers only
          </label>
        )}
        <button type="submit" className="button secondary">
          Show
        </button>
      </form>
    </details>
  )
}

/** The address of another page of the same list. */
export function pageAddress(address: string, filters: ItemFilters, page: number, words?: string): string {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (filters.size) query.set('size', filters.size)
  if (filters.gender) query.set('gender', filters.gender)
  if (filters.offers) query.set('offers', filters.offers)
  if (filters.sort) query.set('sort', filters.sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${address}?${text}` : address
}
