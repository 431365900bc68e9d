import { useEffect, useEffectEvent } from 'react'

const failures = new EventTarget()

/** Says that something could not be saved or loaded; the page around is left as it is. [SYS-048] */
export const reportFailure = (text: string): void => {
  failures.dispatchEvent(new CustomEvent('failure', { detail: text }))
}

/** What to do about a cut connection. */
export const CUT = 'Check your connection and try again.'

/** What cannot be shown now; the reason follows. */
export const NOT_LOADED = 'We could not load that.'

/** Calls `then` with the words of each failure that is reported while the component is there. */
export function useFailures(then: (text: string) => void): void {
  const hear = useEffectEvent((event: Event) => then((event as CustomEvent<string>).detail))
  useEffect(() => {
    failures.addEventListener('failure', hear)
    return () => failures.removeEventListener('failure', hear)
  }, [])
}
