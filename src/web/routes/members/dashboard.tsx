import { data } from 'react-router'
import { firstNameOf } from '../../../features/members/model/member.ts'
import { peopleOf } from '../../../kernel/actor.ts'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/dashboard'
import { handleAction } from './dashboard/actions.server.ts'
import { tryLoadTab } from './dashboard/load.server.ts'
import { TabPanel } from './dashboard/tab-panel.tsx'
import { tabFor, tabPath } from './dashboard/tabs.ts'
import { MembersFrame } from './members-frame.tsx'
import { MembersScript } from './members-script.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const { id, name } = tabFor(request)
  const loaded = await tryLoadTab(ctx, request, id)
  const { club } = ctx
  const children = peopleOf(user).flatMap(({ isSelf, firstName }) => (isSelf ? [] : [firstName]))
  const page = {
    ...{ user: user.name, tab: { id, name }, club: club.name, mailboxes: club.emails },
    ...{ loaded, children },
  }
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
  pageMeta({ title: `${loaderData?.tab.name ?? 'This week'}, members area`, noindex: true }, matches)

/** The dashboard. Its tabs are links, so it works without scripts. */
export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { user, tab, club, mailboxes, loaded, children } = loaderData
  return (
    <MembersFrame
      title={tab.id === 'next' ? tab.name : 'Members area'}
      subtitle={`Welcome back, ${firstNameOf(user)}`}
      current={tabPath(tab.id)}
    >
      <TabPanel id={tab.id} refused={actionData} names={children} {...{ loaded, club, mailboxes }} />
      {tab.id === 'next' && <MembersScript />}
    </MembersFrame>
  )
}
