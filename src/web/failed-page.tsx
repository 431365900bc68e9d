import { useContext } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../ui/layout/error-page.tsx'
import { SiteLayout } from '../ui/layout/site-layout.tsx'
import { CourtSymbols } from '../ui/primitives/court.tsx'
import type { Chrome } from './chrome.server.ts'
import { type RequestFacts, RequestFactsContext } from './request-facts.ts'
import { WORDS } from './words.ts'

/**
 * The error page: inside the site's layout if the layout's data could be loaded, otherwise bare. For a bug it shows
 * only the request id of the log entry.
 */
export function FailedPage({ error, frame }: { error: unknown; frame?: Chrome | undefined }) {
  const facts = useContext(RequestFactsContext)
  const page = <ErrorPage {...describeError(error, facts)} ways={facts.ways} form={facts.form} />
  if (frame) return <SiteLayout frame={frame}>{page}</SiteLayout>
  return (
    <>
      <CourtSymbols />
      <main>{page}</main>
    </>
  )
}

/** Returns the status, the reader's message and, for a failure, the request id. */
export function describeError(error: unknown, { requestId }: RequestFacts) {
  if (!isRouteErrorResponse(error)) return { status: 500, message: WORDS.failed, requestId }
  const { status, data, internal } = error as typeof error & { internal?: boolean } // the router marks its own answers
  // Markup comes from a proxy and is not one of our messages.
  const ours = typeof data === 'string' && !internal && !data.trimStart().startsWith('<') ? data : ''
  return { status, message: ours || messageFor(status), ...(status >= 500 && { requestId }) }
}

function messageFor(status: number): string {
  if (status >= 500) return WORDS.failed
  if (status === 404) return WORDS.pageNotFound
  if (status === 403) return WORDS.forbidden
  return WORDS.badRequest
}
