import { useSyncExternalStore } from 'react'

/** Whether scripts are running. A button may be disabled only if a script can enable it again. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
