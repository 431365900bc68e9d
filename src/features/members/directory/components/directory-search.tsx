import './directory.css'
import { SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { paths } from '../../../../web/paths.ts'
import type { DirectorySearch } from '../../schema.ts'

/**
 * The search form of the directory. It only changes the address, so it works without scripts and results can be
 * shared.
 */
export function DirectorySearchForm({
  search,
  teams,
}: {
  search: DirectorySearch
  teams: readonly { slug: string; name: string }[]
}) {
  const active = search.active === undefined ? '' : String(search.active)
  return (
    <search>
      <form className="directory-search" action={paths.directory}>
        <TextField
          name="q"
          label="Name"
          type="search"
          defaultValue={search.q ?? ''}
          maxLength={60}
          required={false}
        />
        <SelectField
          name="team"
          label="Team"
          defaultValue={search.team ?? ''}
          required={false}
          options={[
            { value: '', label: 'All teams' },
            ...teams.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <SelectField
          name="active"
          label="Membership"
          defaultValue={active}
          required={false}
          options={[
            { value: '', label: 'All' },
            { value: 'true', label: 'Active' },
            { value: 'false', label: 'Inactive' },
          ]}
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  )
}

/** The address of another page of the same search. */
export function directoryAddress(search: DirectorySearch, page: number): string {
  const query = new URLSearchParams()
  if (search.q) query.set('q', search.q)
  if (search.team) query.set('team', search.team)
  if (search.active !== undefined) query.set('active', String(search.active))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${paths.directory}?${text}` : paths.directory
}
