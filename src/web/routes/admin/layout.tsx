import { useContext } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminLayout } from '../../../ui/admin/admin-layout.tsx'
import { ErrorPage } from '../../../ui/layout/error-page.tsx'
import { adminGate } from '../../admin/gate.server.ts'
import { adminLayoutData } from '../../admin/layout-data.server.ts'
import { waitingBySection } from '../../admin/section-counts.server.ts'
import { keepPage } from '../../browser/keep-page.ts'
import { ctxOf } from '../../context.ts'
import { describeError, FailedPage } from '../../failed-page.tsx'
import { NOTICE_SHOWN, noticeIn } from '../../notices.server.ts'
import { RequestFactsContext } from '../../request-facts.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/layout'

/** All admin pages hydrate. */
export const handle = { hydrate: true }

export const middleware: Route.MiddlewareFunction[] = [adminGate]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const around = adminLayoutData(ctx, request)
  if (!around) throw new Response(WORDS.forbidden, { status: 403 })
  const waiting = await waitingBySection(ctx, around.links)
  const links = around.links.map((link) => ({ ...link, waiting: waiting[link.path] }))
  const said = noticeIn(request.headers)
  // The id makes a notice with the same text count as new.
  const notice = said && { ...said, id: ctx.requestId }
  const frame = { ...around, links, notice }
  return data(frame, notice ? { headers: { 'set-cookie': NOTICE_SHOWN } } : undefined)
}

/** The counts only change after actions. */
export const shouldRevalidate = (next: ShouldRevalidateFunctionArgs) =>
  next.formMethod !== undefined && next.formMethod !== 'GET' && next.defaultShouldRevalidate

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Admin · ${loaderData.club}` : 'Admin' },
  { name: 'robots', content: 'noindex' },
]

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminLayout frame={loaderData}>
      <Outlet />
    </AdminLayout>
  )
}

/** Shows an error, such as a forbidden section, inside the layout with the user's own sections. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const facts = useContext(RequestFactsContext)
  const frame = loaderData ?? facts.admin
  if (!frame) return <FailedPage error={error} />
  return (
    <AdminLayout frame={frame} hasScripts={!facts.failed}>
      <ErrorPage {...describeError(error, facts)} />
    </AdminLayout>
  )
}
