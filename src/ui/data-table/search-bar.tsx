import './search-bar.css'
import '../styles/form.css'
import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Icon } from '../primitives/icon.tsx'
import { useSearch } from './use-search.ts'

type Props = {
  /** The accessible name of the field: 'Search members by name'. */
  label: string
  placeholder: string
  /** Filters beside the field, kept by the search. */
  children?: ReactNode
}

/** Searches while the user types; without scripts, on Enter. The text is the `q` parameter. */
export function SearchBar({ label, placeholder, children }: Props) {
  const { form, text, setText } = useSearch()
  const [search] = useSearchParams()
  const others = [...search].filter(([name]) => name !== 'q' && name !== 'start')
  return (
    <div className="filter-bar">
      <Form ref={form} className="search-field" role="search" replace preventScrollReset>
        <label>
          <span className="visually-hidden">{label}</span>
          <Icon name="search" />
          <input
            className="input"
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </Form>
      {children}
    </div>
  )
}
