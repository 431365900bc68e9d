import { Outlet } from 'react-router'
import { SiteLayout } from '../../../ui/layout/site-layout.tsx'
import { loadChrome } from '../../chrome.server.ts'
import { pageContext } from '../../context.ts'
import { FailedPage } from '../../failed-page.tsx'
import { layoutMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/layout'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadChrome(context.get(pageContext), request)
}

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: paths.membersManifest }]

export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  layoutMeta(error, matches, location.pathname)

type Handle = { ownNotice?: boolean } | undefined

/** The layout of personal pages, which are never cached. */
export default function PersonalLayout({ loaderData, matches }: Route.ComponentProps) {
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
