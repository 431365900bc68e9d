import { useSyncExternalStore } from 'react'

/** Whether scripts run: a button that waits for a choice may only be disabled where something can enable it again. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
