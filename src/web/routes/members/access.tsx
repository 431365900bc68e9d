import { data } from 'react-router'
import { logIn } from '../../../features/accounts/commands/log-in.server.ts'
import { Gate } from '../../../features/accounts/components/gate.tsx'
import { LogInForm } from '../../../features/accounts/components/log-in-form.tsx'
import { logInInput } from '../../../features/accounts/schema.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { ownPath } from '../../../platform/auth/next-path.ts'
import { ctxOf } from '../../context.ts'
import { parseForm, type Refused, refuseForm } from '../../parse-form.ts'
import { redirectLoggedIn, tokenOf } from '../../session/session.server.ts'
import type { Route } from './+types/access'

const DASHBOARD = '/members/dashboard/'

export function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = ctxOf(context)
  return {
    name: actor.kind === 'user' ? actor.name : undefined,
    next: ownPath(new URL(request.url).searchParams.get('next'), ''),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await request.formData()
  const form = parseForm(logInInput, submitted)
  if (!form.ok) return refuse(form)
  const login = await logIn(ctx, form.value, tokenOf(ctx, request.headers))
  if (login.ok) {
    const next = new URL(request.url).searchParams.get('next')
    return redirectLoggedIn(ctx, ownPath(next, DASHBOARD), login.session, login.user.name)
  }
  const form2 = refuseForm(submitted, {})
  switch (login.reason) {
    case 'WRONG':
      return refuse(form2, true)
    case 'TOO_MANY_ATTEMPTS':
      return refuse(form2, true, 429, { 'retry-after': String(login.retryAfterSeconds) })
    default:
      return unreachable(login)
  }
}

const refuse = (form: Refused, failed = false, status = 422, headers: Record<string, string> = {}) =>
  data({ form, failed }, { status, headers })

export const meta: Route.MetaFunction = () => [{ title: 'Log in' }, { name: 'robots', content: 'noindex' }]

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const { name, next } = loaderData
  const resetHref = `/members/access/?mode=reset${next && `&next=${encodeURIComponent(next)}`}`
  return (
    <Gate>
      {name === undefined ? (
        <LogInForm
          failed={actionData?.failed ?? false}
          errors={actionData?.form.errors}
          identifier={actionData?.form.values.identifier}
          resetHref={resetHref}
        />
      ) : (
        <Greeting name={name} />
      )}
    </Gate>
  )
}

/** [MEM-005] */
function Greeting({ name }: { name: string }) {
  return (
    <form method="post" action="/members/logout" className="stack">
      <h1 className="h1s">Hello {name}</h1>
      <p className="muted">You are logged in.</p>
      <a className="btn wide" href={DASHBOARD}>
        Members area
      </a>
      <button className="btn alt wide" type="submit">
        Log out
      </button>
    </form>
  )
}
