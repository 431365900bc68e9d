import { createContext, type ReactNode } from 'react'
import type { AdminLayoutData } from '../ui/admin/admin-layout.tsx'

/** Facts about the request for the error page. Only set on the server, because error pages have no scripts. */
export type RequestFacts = {
  /** Whether this page reports an error. */
  failed: boolean
  /** The request id in the log. */
  requestId?: string
  /** The layout data of the admin area, for staff. */
  admin?: AdminLayoutData | undefined
  /** Links instead of the one to the home page. */
  ways?: ReactNode
  /** The failed form, to be sent again. */
  form?: ReactNode
}

export const RequestFactsContext = createContext<RequestFacts>({ failed: false })
