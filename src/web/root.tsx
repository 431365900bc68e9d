import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/typography.css'
import '../ui/styles/layout.css'
import '../ui/styles/controls.css'
import '../ui/styles/table.css'
import { type ComponentProps, type ReactNode, useContext } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import { clubLocale } from '../kernel/locale.ts'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import archivo from '../ui/styles/fonts/archivo.woff2?url'
import keeperSans from '../ui/styles/fonts/keeper-sans.woff2?url'
import type { Route } from './+types/root'
import { canonicalPath } from './canonical-path.ts'
import { ComingSoon } from './coming-soon.tsx'
import { pageContext } from './context.ts'
import { FailedPage } from './failed-page.tsx'
import { RequestFactsContext } from './request-facts.ts'
import { themeAddress } from './theme-address.ts'

/** Paths that are open before the site is published, so that people can log in. */
const OPEN_BEFORE = /^\/(?:setup|members|admin|dev)\//

/** Records the route for logs and metrics, and redirects a path in another case to its canonical spelling. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern, request, url }, next) => {
    const page = pattern.startsWith('/') ? pattern : `/${pattern}`
    const shown = context.get(pageContext)
    shown.pattern = page
    const { club, actor } = shown.ctx
    const isThere = pattern !== '*'
    if (!club.isPublished && isThere && actor.kind === 'visitor' && !OPEN_BEFORE.test(url.pathname))
      throw data({ comingSoon: { club: club.name, theme: themeAddress(club) } }, 503)
    const path = canonicalPath(page, url.pathname)
    if (request.method === 'GET' && path !== url.pathname) throw redirect(path + url.search, 301)
    return next()
  },
]

type Handle = { hydrate?: boolean } | undefined

export const links: Route.LinksFunction = () => [
  ...[archivo, keeperSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Only pages that opt in with `handle = { hydrate: true }` get scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const { failed } = useContext(RequestFactsContext)
  const hydrate = useMatches().some((match) => (match.handle as Handle)?.hydrate === true) && !failed
  const { timeZone, currency } = clubLocale()
  return (
    <html lang="en-GB" {...(hydrate && { 'data-time-zone': timeZone, 'data-currency': currency })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate && (
          <>
            <ProgressBar />
            <ScrollRestoration />
            {import.meta.env.PROD && <script src="/missing-chunk.js" />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** The error page without a layout, for when a layout itself has failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const soon = comingSoonIn(error)
  if (soon) return <ComingSoon {...soon} />
  return <FailedPage error={error} />
}

/** Returns the "coming soon" page for a club whose site is not published; undefined for any other error. */
function comingSoonIn(error: unknown): ComponentProps<typeof ComingSoon> | undefined {
  return isRouteErrorResponse(error) && error.status === 503 ? error.data?.comingSoon : undefined
}
