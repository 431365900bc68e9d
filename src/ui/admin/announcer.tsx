import { createContext, useContext, useEffect, useState } from 'react'
import type { Busy } from './busy.tsx'

/** The text for screen readers: the last notice, and whether the page is busy. */
export const AnnouncementContext = createContext<{ busy: Busy; said: string }>({ busy: undefined, said: '' })

const WORDS = { saving: 'Saving…', loading: 'Loading…' }

/** Shorter loading times are not announced. */
const QUICK_MS = 200

/**
 * Announces notices and loading to screen readers. A modal has its own announcer, because the page behind it is inert.
 */
export function Announcer({ saysNotices = false }: { saysNotices?: boolean }) {
  const { busy, said } = useContext(AnnouncementContext)
  const [first] = useState(said)
  const [slow, setSlow] = useState<Busy>()
  useEffect(() => {
    const timer = setTimeout(() => setSlow(busy), busy ? QUICK_MS : 0)
    return () => clearTimeout(timer)
  }, [busy])
  const isHeard = saysNotices && said !== '' && said !== first
  return (
    <p className="visually-hidden" aria-live="polite">
      {slow && WORDS[slow]}
      {/* An aria-label, because the same text is already in the notice. */}
      {!slow && isHeard && <span role="img" aria-label={said} />}
    </p>
  )
}
