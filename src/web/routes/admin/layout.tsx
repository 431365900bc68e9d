import { useContext } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { DeskLayout } from '../../../ui/desk/desk-layout.tsx'
import { ErrorPage } from '../../../ui/layout/error-page.tsx'
import { backOfficeGate } from '../../admin/gate.server.ts'
import { sectionsFor } from '../../admin/sections.ts'
import { waitingBySection } from '../../admin/waiting.server.ts'
import { ctxOf } from '../../context.ts'
import { FailedPage, worded } from '../../failed-page.tsx'
import { NOTICE_SHOWN, noticeIn } from '../../notices.server.ts'
import { RequestFactsContext } from '../../request-facts.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/layout'

/** Every page of the back office is worked with: all of them hydrate. */
export const handle = { hydrate: true }

export const middleware: Route.MiddlewareFunction[] = [backOfficeGate]

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const sections = sectionsFor(user)
  const waiting = await waitingBySection(ctx, sections)
  const links = sections.map(({ path, name, icon, group }) => ({
    path,
    name,
    icon,
    group,
    waiting: waiting[path],
  }))
  const said = noticeIn(request.headers)
  // The same words again are another notice.
  const notice = said && { ...said, id: ctx.requestId }
  const collapsed = /(?:^|;\s*)sidebar=closed/.test(request.headers.get('cookie') ?? '')
  const frame = { club: ctx.config.club.name, user: { name: user.name }, links, notice, collapsed }
  return data(frame, notice ? { headers: { 'set-cookie': NOTICE_SHOWN } } : undefined)
}

/** What waits changes with what is done, not with what is looked at. */
export const shouldRevalidate = (next: ShouldRevalidateFunctionArgs) =>
  next.formMethod !== undefined && next.formMethod !== 'GET' && next.defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Back office · ${loaderData?.club ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function BackOffice({ loaderData }: Route.ComponentProps) {
  return (
    <DeskLayout frame={loaderData}>
      <Outlet />
    </DeskLayout>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const facts = useContext(RequestFactsContext)
  if (!loaderData) return <FailedPage error={error} />
  return (
    <DeskLayout frame={loaderData}>
      <ErrorPage {...worded(error, facts)} />
    </DeskLayout>
  )
}
