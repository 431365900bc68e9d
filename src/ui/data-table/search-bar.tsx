import '../styles/controls.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { Icon } from '../primitives/icon.tsx'

type Props = {
  /** Of the field, for who cannot see it: 'Search members by name'. */
  label: string
  placeholder: string
  /** Filters beside it, that the search keeps. */
  children?: ReactNode
}

const PAUSE_MS = 150

/** Searches while somebody types, and by Enter without scripts. The words stand in the address as `q`. */
export function SearchBar({ label, placeholder, children }: Props) {
  const submit = useSubmit()
  const [search] = useSearchParams()
  const asked = search.get('q') ?? ''
  const [text, setText] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(asked), [asked])
  useEffect(() => () => clearTimeout(timer.current), [])
  const others = [...search].filter(([name]) => name !== 'q' && name !== 'start')
  return (
    <div className="bar">
      <Form className="find" role="search" replace preventScrollReset>
        <label>
          <span className="vh">{label}</span>
          <Icon name="search" />
          <input
            className="in"
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              clearTimeout(timer.current)
              timer.current = setTimeout(
                () => submit(target.form, { replace: true, preventScrollReset: true }),
                PAUSE_MS,
              )
            }}
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
