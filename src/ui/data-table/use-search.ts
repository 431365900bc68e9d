import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'

const PAUSE_MS = 150

/**
 * What is typed into a search, and asked for when the typing rests. A link that is followed meanwhile comes first: on
 * the same page the search is asked afterwards, on another one it is forgotten.
 */
export function useSearch() {
  const { key, pathname, search, state } = useLocation()
  const { location: next } = useNavigation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const asked = wordsIn(search)
  const [text, setText] = useState(asked)
  /** Where the typing rested last. */
  const [rested, setRested] = useState(asked)
  const [at, setAt] = useState({ key, pathname, asked })

  if (at.key !== key) {
    setAt({ key, pathname, asked })
    // Letters that were typed after the search was asked stay. Where a link leads to, the address says what is
    // searched.
    if (state !== OURS && (at.pathname !== pathname || at.asked !== asked)) {
      setText(asked)
      setRested(asked)
    }
  }

  // What was typed before the page was alive.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined).get('q')
    if (typeof typed === 'string') setText(typed)
  }, [])

  // A transition, as the router's own news is one: a link that was clicked before is known when this is.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(text)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const isAsking = next?.state === OURS
  const elsewhere = next !== undefined && !isAsking
  const coming = isAsking ? wordsIn(next.search) : asked

  useEffect(() => {
    if (elsewhere || rested !== text || text === coming) return
    void submit(form.current, { replace: true, preventScrollReset: true, state: OURS })
  }, [text, rested, coming, elsewhere, submit])

  return { form, text, setText }
}

const wordsIn = (search: string): string => new URLSearchParams(search).get('q') ?? ''

/** Of a navigation that the search itself begins. One that comes back out of the browser's history carries a copy. */
const OURS = { isSearch: true }
