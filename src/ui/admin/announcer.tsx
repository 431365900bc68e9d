import { createContext, useContext, useEffect, useState } from 'react'
import type { Busy } from './busy.tsx'

/** What is read aloud: the last notice, and what the page is doing. */
export const AnnouncementContext = createContext<{ busy: Busy; said: string }>({ busy: undefined, said: '' })

const WORDS = { saving: 'Saving…', loading: 'Loading…' }

/** What is quicker than this is not said. [SYS-029] */
const QUICK_MS = 200

/**
 * Reads aloud what is seen at the edges of the page. A modal has its own: what is behind it is out of reach for a
 * reader's software, too. [SYS-010, SYS-030]
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
    <p className="announcer vh" aria-live="polite">
      {slow && WORDS[slow]}
      {/* A label, because the words themselves are on the page already, in the notice. */}
      {!slow && isHeard && <span role="img" aria-label={said} />}
    </p>
  )
}
