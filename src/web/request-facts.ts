import { createContext, type ReactNode } from 'react'
import type { AdminLayoutData } from '../ui/admin/admin-layout.tsx'

/** Facts about the request for the error page. Set on the server only, because an error page has no scripts. */
export type RequestFacts = {
  /** Whether this page answers an error. */
  failed: boolean
  /** The id of the log line. */
  requestId?: string
  /** The layout data of the admin area, for staff. */
  admin?: AdminLayoutData | undefined
  /** Links in place of the one home. */
  ways?: ReactNode
  /** The form that could not be handled, to be sent again. */
  form?: ReactNode
}

export const RequestFactsContext = createContext<RequestFacts>({ failed: false })
