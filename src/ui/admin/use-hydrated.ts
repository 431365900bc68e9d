import { useSyncExternalStore } from 'react'

/** Whether scripts run. A button may only be disabled where a script can enable it again. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
