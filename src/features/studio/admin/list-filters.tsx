import './studio.css'
import '../../../ui/styles/form.css'
import { useEffect, useState } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import type { StudioFilter } from '../queries/rows.server.ts'

/** The filters of a list. The choices are kept in the query string. */
export function ListFilters({ filters }: { filters: readonly StudioFilter[] }) {
  const submit = useSubmit()
  const [search] = useSearchParams()
  if (filters.length === 0) return null
  const names = new Set(filters.map(({ name }) => name))
  const others = [...search].filter(([name]) => !names.has(name) && name !== 'start')
  return (
    <Form
      className="row gap-2"
      replace
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <Choice key={filter.name} filter={filter} current={search.get(filter.name) ?? ''} />
      ))}
      <noscript>
        <button className="button secondary compact" type="submit">
          Filter
        </button>
      </noscript>
    </Form>
  )
}

/** Shows a choice at once, and follows the query string when it changes otherwise, for example by going back. */
function Choice({ filter: { name, label, choices }, current }: { filter: StudioFilter; current: string }) {
  const [chosen, choose] = useState(current)
  useEffect(() => choose(current), [current])
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select
        className="input compact-select"
        name={name}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{label}: all</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {label}: {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
