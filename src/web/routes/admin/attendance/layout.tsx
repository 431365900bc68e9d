import { Outlet } from 'react-router'
import { SiteLayout } from '../../../../ui/layout/site-layout.tsx'
import { adminGate } from '../../../admin/gate.server.ts'
import { loadChrome } from '../../../chrome.server.ts'
import { pageContext } from '../../../context.ts'
import { FailedPage } from '../../../failed-page.tsx'
import { layoutMeta } from '../../../page-meta.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [adminGate]

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadChrome(context.get(pageContext), request)

export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  layoutMeta(error, matches, location.pathname)

/**
 * The layout of lists on a phone and of printed pages. It has no scripts of the admin area, so that lists open without
 * a connection.
 */
export default function PhoneLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout frame={{ ...loaderData, ownNotice: false }}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} frame={loaderData} />
}
