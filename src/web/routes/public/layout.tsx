import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SiteLayout } from '../../../ui/layout/site-layout.tsx'
import { loadChrome } from '../../chrome.server.ts'
import { pageContext } from '../../context.ts'
import { FailedPage } from '../../failed-page.tsx'
import { layoutMeta } from '../../page-meta.ts'
import type { Route } from './+types/layout'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const chrome = await loadChrome(page, request)
  page.ctx.pages.keep(chrome.keepSeconds)
  return chrome
}

/** The layout does not depend on the query, so browsing an album does not reload it. */
export const shouldRevalidate = (next: ShouldRevalidateFunctionArgs) =>
  (next.formMethod !== undefined || next.currentUrl.pathname !== next.nextUrl.pathname) &&
  next.defaultShouldRevalidate

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }]

export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  layoutMeta(error, matches, location.pathname)

type Handle = { ownNotice?: boolean } | undefined

/** The layout of pages that are the same for every visitor, but for the header, and are cached for a minute. */
export default function PublicLayout({ loaderData, matches }: Route.ComponentProps) {
  const ownNotice = matches.some((match) => (match?.handle as Handle)?.ownNotice)
  return (
    <SiteLayout frame={{ ...loaderData, ownNotice }}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} frame={loaderData} />
}
