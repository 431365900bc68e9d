import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'

const PAUSE_MS = 150

/**
 * What is typed into a search, and asked for when the typing rests. A link that is followed meanwhile comes first: on
 * the same page the search is asked afterwards, on another one it is forgotten.
 */
export function useSearch() {
  const asked = useSearchParams()[0].get('q') ?? ''
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(asked)
  /** What the address says, or will: letters typed after it was asked stay. */
  const sent = useRef(asked)
  const at = useRef(pathname)
  const elsewhere = next !== undefined && !isOurs(next.state)

  useEffect(() => {
    if (sent.current === asked && at.current === pathname) return
    sent.current = asked
    at.current = pathname
    setText(asked)
  }, [asked, pathname])

  useEffect(() => {
    if (elsewhere) sent.current = asked
    if (elsewhere || text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      void submit(form.current, { replace: true, preventScrollReset: true, state: OURS })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked, elsewhere, submit])

  return { form, text, setText }
}

/** Of a navigation: the search itself began it. */
const OURS = { isSearch: true }
const isOurs = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isSearch' in state
