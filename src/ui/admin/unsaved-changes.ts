import { useBlocker } from 'react-router'

const QUESTION = 'Leave without saving what you typed?'

/** Asks whether unsaved input may be lost. */
export const mayLeave = (): boolean => confirm(QUESTION)

/** Asks before leaving unsaved input. `staysAt` says which navigations keep it. Use it once on a page. */
export function useLeaveWarning(warns: boolean, staysAt: (from: string, to: string) => boolean): void {
  useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const stays = staysAt(from.pathname + from.search, to.pathname + to.search)
    return warns && !stays && !mayLeave()
  })
}
