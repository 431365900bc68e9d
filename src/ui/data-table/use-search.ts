import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigation, useSubmit } from 'react-router'

const PAUSE_MS = 150

/**
 * Submits the text of a search field when typing pauses. A link followed in the meantime takes precedence: on the same
 * page the search runs after it, on another page it is dropped.
 */
export function useSearch() {
  const { key, pathname, search, state } = useLocation()
  const { location: next } = useNavigation()
  const submit = useSubmit()
  // The router knows of a click before React renders it.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const form = useRef<HTMLFormElement>(null)
  const searched = wordsIn(search)
  const [text, setText] = useState(searched)
  /** The text at the last pause in typing. */
  const [rested, setRested] = useState(searched)
  const [at, setAt] = useState({ key, pathname, searched })

  if (at.key !== key) {
    setAt({ key, pathname, searched })
    // Text typed after the submission is kept. After a link was followed, the query contains the search text.
    if (state !== OURS && (at.pathname !== pathname || at.searched !== searched)) {
      setText(searched)
      setRested(searched)
    }
  }

  // Text typed before hydration.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined).get('q')
    if (typeof typed === 'string') setText(typed)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const isAsking = next?.state === OURS
  const elsewhere = next !== undefined && !isAsking
  const coming = isAsking ? wordsIn(next.search) : searched

  useEffect(() => {
    if (elsewhere || rested !== text || text === coming) return
    const { location, navigation } = router?.state ?? {}
    if (location?.key !== key || navigation?.location !== next) return // submitted after the next render
    void submit(form.current, { replace: true, preventScrollReset: true, state: OURS })
  }, [text, rested, coming, elsewhere, router, key, next, submit])

  return { form, text, setText }
}

const wordsIn = (search: string): string => new URLSearchParams(search).get('q') ?? ''

/** Marks navigations of the search by identity, because browser history entries carry only copies. */
const OURS = { isSearch: true }
