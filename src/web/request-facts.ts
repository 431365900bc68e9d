import { createContext } from 'react'

/** What an error page says beyond the error itself. Set on the server only: an error page brings no scripts. */
export type RequestFacts = {
  /** This rendering answers an error. */
  failed: boolean
  /** By which the line in the log is found. */
  requestId?: string
  /** An absence or a refusal that a feature threw, in its own words. */
  refusal?: { status: 403 | 404; message: string } | undefined
}

export const RequestFactsContext = createContext<RequestFacts>({ failed: false })
