import { useEffect, useEffectEvent } from 'react'

const failures = new EventTarget()

/** Shows that something could not be saved or loaded; the page stays as it is. */
export const reportFailure = (text: string): void => {
  failures.dispatchEvent(new CustomEvent('failure', { detail: text }))
}

/** What to do when the connection was lost. */
export const CUT = 'Check your connection and try again.'

/** The start of the message for a failed load; the reason follows. */
export const NOT_LOADED = 'We could not load that.'

/** Calls `then` with the text of each failure that is reported while the component is mounted. */
export function useFailures(then: (text: string) => void): void {
  const hear = useEffectEvent((event: Event) => then((event as CustomEvent<string>).detail))
  useEffect(() => {
    failures.addEventListener('failure', hear)
    return () => failures.removeEventListener('failure', hear)
  }, [])
}
