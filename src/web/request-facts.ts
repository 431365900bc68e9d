import { createContext } from 'react'

/** What an error page says beyond the error itself. Set on the server only: an error page brings no scripts. */
export type RequestFacts = {
  /** This rendering answers an error. */
  failed: boolean
  /** By which the line in the log is found. */
  requestId?: string
}

export const RequestFactsContext = createContext<RequestFacts>({ failed: false })
