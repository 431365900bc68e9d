import { data } from 'react-router'
import { AccessLayout } from '../../features/accounts/components/access-layout.tsx'
import { unsubscribe } from '../../features/notifications/commands/unsubscribe.server.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '../../features/notifications/model/kinds.ts'
import { findUnsubscribeLink } from '../../features/notifications/queries/unsubscribe-link.server.ts'
import { ctxOf } from '../context.ts'
import { pageMeta } from '../page-meta.ts'
import { submittedForm } from '../parse-form.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/unsubscribe'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const link = await findUnsubscribeLink(ctx, tokenIn(request))
  return data({ link }, link ? 200 : 410)
}

/**
 * Also handles one-click unsubscribe from mail programs (RFC 8058). Opening the link changes nothing, because e-mail
 * scanners open links.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const again = form.get('do') === 'again'
  const changed = await unsubscribe(ctx, tokenIn(request), { again })
  if (!changed.ok) return data({ state: 'expired' as const }, 410)
  return data({ state: again ? ('subscribed' as const) : ('unsubscribed' as const) })
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Keeps the token in the URL from other sites. The page's own form still needs an origin, hence not `no-referrer`. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'same-origin' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'E-mails from the club', noindex: true }, matches)

export default function Unsubscribe({ loaderData: { link }, actionData }: Route.ComponentProps) {
  return (
    <AccessLayout>
      {link ? <Question about={aboutOf(link)} state={actionData?.state} /> : <Expired />}
    </AccessLayout>
  )
}

const aboutOf = ({ kind, firstName }: { kind: NotificationKind; firstName: string | undefined }): string =>
  `${NOTIFICATION_KINDS[kind].toLowerCase()}${firstName ? ` for ${firstName}` : ''}`

function Question({ about, state }: { about: string; state: string | undefined }) {
  const isDone = state === 'unsubscribed'
  return (
    <form method="post" className="stack">
      <h1 className="heading-1">
        {isDone ? 'E-mails stopped' : state ? 'E-mails are on again' : `Stop e-mails about ${about}?`}
      </h1>
      <p>
        {isDone
          ? `We won’t send you any more e-mails about ${about}, except what is important, such as a cancelled session.`
          : state
            ? `We’ll send you e-mails about ${about} again.`
            : 'We’ll still e-mail you important news, such as a cancelled session.'}
      </p>
      {state ? (
        <p>
          <button className="button secondary" type="submit" name="do" value={isDone ? 'again' : 'stop'}>
            {isDone ? 'Send them again' : 'Stop e-mails'}
          </button>
        </p>
      ) : (
        <button className="button wide" type="submit" name="do" value="stop">
          Stop e-mails
        </button>
      )}
      <p>
        <a href={paths.notifications}>Log in to choose everything we send you</a>
      </p>
    </form>
  )
}

const Expired = () => (
  <div className="stack">
    <h1 className="heading-1">This link has expired</h1>
    <p>
      <a href={paths.notifications}>Log in to choose what we send you</a>, or reply to any of our e-mails.
    </p>
  </div>
)
