import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigation, useSubmit } from 'react-router'

const PAUSE_MS = 150

/**
 * What is typed into a search, and asked for when the typing rests. A link that is followed meanwhile comes first: on
 * the same page the search is asked afterwards, on another one it is forgotten.
 */
export function useSearch() {
  const { key, pathname, search, state } = useLocation()
  const { location: next } = useNavigation()
  const submit = useSubmit()
  // React draws the router's news some time after they are: a link that was clicked meanwhile only the router knows.
  const router = useContext(UNSAFE_DataRouterContext)?.router
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

  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const isAsking = next?.state === OURS
  const elsewhere = next !== undefined && !isAsking
  const coming = isAsking ? wordsIn(next.search) : asked

  useEffect(() => {
    if (elsewhere || rested !== text || text === coming) return
    const { location, navigation } = router?.state ?? {}
    if (location?.key !== key || navigation?.location !== next) return // asked once that is drawn
    void submit(form.current, { replace: true, preventScrollReset: true, state: OURS })
  }, [text, rested, coming, elsewhere, router, key, next, submit])

  return { form, text, setText }
}

const wordsIn = (search: string): string => new URLSearchParams(search).get('q') ?? ''

/** Of a navigation that the search itself begins. One that comes back out of the browser's history carries a copy. */
const OURS = { isSearch: true }
