import { useEffect, useEffectEvent } from 'react'

const failures = new EventTarget()

/** Reports that something could not be saved or loaded. The page is not changed. */
export const reportFailure = (text: string): void => {
  failures.dispatchEvent(new CustomEvent('failure', { detail: text }))
}

/** What to do after the connection was lost. */
export const CUT = 'Check your connection and try again.'

/** The start of the message about a failed load, followed by the reason. */
export const NOT_LOADED = 'We could not load that.'

/** Calls `then` with the text of each failure that is reported while the component is mounted. */
export function useFailures(then: (text: string) => void): void {
  const hear = useEffectEvent((event: Event) => then((event as CustomEvent<string>).detail))
  useEffect(() => {
    failures.addEventListener('failure', hear)
    return () => failures.removeEventListener('failure', hear)
  }, [])
}
