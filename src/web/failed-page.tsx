import { useContext } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ErrorPage, type WayOut } from '../ui/layout/error-page.tsx'
import { SiteLayout } from '../ui/layout/site-layout.tsx'
import { CourtSymbols } from '../ui/primitives/court.tsx'
import type { Chrome } from './chrome.server.ts'
import { type RequestFacts, RequestFactsContext } from './request-facts.ts'
import { WORDS } from './words.ts'

/**
 * The page of an error: with everything around it where the layout has loaded, bare where it has not (the database
 * is away). A bug says nothing about itself but the number under which it is logged. [SYS-019, SYS-042]
 */
export function FailedPage({ error, frame }: { error: unknown; frame?: Chrome | undefined }) {
  const facts = useContext(RequestFactsContext)
  const words = worded(error, facts)
  const page = <ErrorPage {...words} {...waysFrom(useLocation().pathname, words.status)} />
  if (frame) return <SiteLayout frame={frame}>{page}</SiteLayout>
  return (
    <>
      <CourtSymbols />
      <main>{page}</main>
    </>
  )
}

/** What is missing in the store is looked for in the store. [STO-012] */
function waysFrom(path: string, status: number): { ways?: readonly WayOut[] } {
  return status === 404 && path.startsWith('/store/') ? { ways: IN_THE_STORE } : {}
}

const IN_THE_STORE: readonly WayOut[] = [
  { href: '/store', text: 'Go to the store' },
  { href: '/store/search', text: 'Search the store' },
]

/** What an error says to the reader. */
export function worded(error: unknown, { requestId }: RequestFacts) {
  if (!isRouteErrorResponse(error)) return { status: 500, message: WORDS.failed, requestId }
  const { status, data, internal } = error as typeof error & { internal?: boolean } // the router's own words
  const ours = typeof data === 'string' && !internal ? data : ''
  return { status, message: ours || messageFor(status), ...(status >= 500 && { requestId }) }
}

function messageFor(status: number): string {
  if (status >= 500) return WORDS.failed
  if (status === 404) return WORDS.pageNotFound
  if (status === 403) return WORDS.forbidden
  return WORDS.badRequest
}
