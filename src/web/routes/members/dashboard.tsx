import { data } from 'react-router'
import { firstNameOf } from '../../../features/members/model/member.ts'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import './dashboard.css'
import type { Route } from './+types/dashboard'
import { handleAction } from './dashboard/actions.server.ts'
import { tryLoadTab } from './dashboard/load.server.ts'
import { TabPanel } from './dashboard/tab-panel.tsx'
import { PARTS, tabFor, tabPath } from './dashboard/tabs.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const { id, name } = tabFor(user, request)
  const loaded = await tryLoadTab(ctx, request, id)
  const { club } = ctx
  const page = { user: user.name, tab: { id, name }, club: club.name, mailboxes: club.emails, loaded }
  return data(page, loaded ? 200 : 500)
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  return handleAction(ctx, request, await submittedForm(request))
}

/** Passes on the `retry-after` header of the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: `${loaderData?.tab.name ?? 'What’s next'}, members area`, noindex: true }, matches)

/** The members' area: tabs are links, so that all of it works without scripts. */
export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { user, tab, club, mailboxes, loaded } = loaderData
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <div className="row between margin-bottom-5">
        <div>
          <h1 className="heading-1">Members area</h1>
          <p className="large muted margin-top-2">Welcome back, {firstNameOf(user)}</p>
        </div>
        <form method="post" action={paths.logOut}>
          <button className="button secondary compact" type="submit">
            Log out
          </button>
        </form>
      </div>
      <div className="dashboard">
        <nav className="vertical-tabs" aria-label="Members area">
          {PARTS.map(({ id, name }) => (
            <a key={id} href={tabPath(id)} aria-current={id === tab.id ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div>
          <TabPanel id={tab.id} loaded={loaded} refused={actionData} club={club} mailboxes={mailboxes} />
        </div>
      </div>
    </div>
  )
}
