import { createContext, type ReactNode } from 'react'
import type { AdminLayoutData } from '../ui/admin/admin-layout.tsx'

/** What an error page says beyond the error itself. Set on the server only: an error page brings no scripts. */
export type RequestFacts = {
  /** This rendering answers an error. */
  failed: boolean
  /** By which the line in the log is found. */
  requestId?: string
  /** The frame of the back office, for staff. */
  desk?: AdminLayoutData | undefined
  /** Where it leads, if not home. */
  ways?: ReactNode
  /** The form that could not be handled, to be sent again. */
  form?: ReactNode
}

export const RequestFactsContext = createContext<RequestFacts>({ failed: false })
