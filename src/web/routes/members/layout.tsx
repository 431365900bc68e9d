import { Outlet } from 'react-router'
import { SiteLayout } from '../../../ui/layout/site-layout.tsx'
import { chromeOf } from '../../chrome.server.ts'
import { pageContext } from '../../context.ts'
import { FailedPage } from '../../failed-page.tsx'
import { layoutMeta } from '../../page-meta.ts'
import type { Route } from './+types/layout'

export function loader({ request, context }: Route.LoaderArgs) {
  return chromeOf(context.get(pageContext), request)
}

export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  layoutMeta(error, matches, location.pathname)

/** Around pages that depend on who asks: never kept. */
export default function PersonalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout frame={loaderData}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} frame={loaderData} />
}
