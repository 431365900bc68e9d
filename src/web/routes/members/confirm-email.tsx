import { data } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { findEmailChange } from '../../../features/accounts/email-change/queries/email-change.server.ts'
import { confirmEmail } from '../../../features/members/logins/commands/confirm-email.server.ts'
import { deviceCookie } from '../../../platform/auth/cookies.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/confirm-email'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const change = await findEmailChange(ctx, ctx.db, tokenIn(request))
  return change ? data({ email: change.email }) : data({ email: undefined }, 410)
}

/** Confirming requires a click, because e-mail scanners open every link. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const confirmed = await confirmEmail(ctx, tokenIn(request))
  if (!confirmed.ok) return data({ taken: confirmed.reason === 'TAKEN' }, 410)
  const text = `Saved. From now on you log in with ${confirmed.email}.`
  const response = redirectWithNotice(paths.access, { tone: 'ok', text })
  response.headers.append('set-cookie', deviceCookie(ctx.config, confirmed.device))
  return response
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Confirm your e-mail address', noindex: true }, matches)

export default function ConfirmEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  if (email === undefined) return <Expired taken={actionData?.taken ?? false} />
  return (
    <AccessLayout>
      <form method="post" className="stack">
        <h1 className="heading-1">Confirm your e-mail address</h1>
        <p>
          You will log in with <b>{email}</b>, and our e-mails will go there.
        </p>
        <button className="button wide" type="submit">
          Confirm
        </button>
      </form>
    </AccessLayout>
  )
}

function Expired({ taken }: { taken: boolean }) {
  return (
    <AccessLayout>
      <div className="stack">
        <h1 className="heading-1">{taken ? 'This address is in use' : 'This link has expired'}</h1>
        <p>
          {taken
            ? 'Another login uses this e-mail address. Please write to us.'
            : 'A link works once, for one day. Please ask us for a new one.'}
        </p>
      </div>
    </AccessLayout>
  )
}
