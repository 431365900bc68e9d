import { useBlocker } from 'react-router'

const QUESTION = 'Leave without saving what you typed?'

/** Asks whether unsaved input can be discarded. */
export const mayLeave = (): boolean => confirm(QUESTION)

/**
 * Asks before a navigation discards unsaved input. `staysAt` returns whether a navigation keeps it. Use it once per
 * page.
 */
export function useLeaveWarning(warns: boolean, staysAt: (from: string, to: string) => boolean): void {
  useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const stays = staysAt(from.pathname + from.search, to.pathname + to.search)
    return warns && !stays && !mayLeave()
  })
}
