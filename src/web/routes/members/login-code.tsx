import { data, redirect } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { logInWithCode } from '../../../features/accounts/login/commands/log-in-with-code.server.ts'
import { LoginCodeForm } from '../../../features/accounts/login/components/login-code-form.tsx'
import { findPendingLogin } from '../../../features/accounts/login/queries/pending-login.server.ts'
import { loginCodeInput } from '../../../features/accounts/schema.ts'
import {
  CODE_WRONG,
  codesSlowedDown,
  LOGIN_EXPIRED,
} from '../../../features/accounts/two-step/model/two-step.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { pendingCookie, pendingIn } from '../../../platform/auth/cookies.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { browserOf, nextOf, redirectAfterLogin } from '../../session/after-login.server.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/login-code'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  if (ctx.actor.kind === 'user') throw redirect(nextOf(request))
  if (!(await findPendingLogin(ctx, pendingIn(request.headers)))) throw redirect(logInAgain(request))
  const byRecovery = new URL(request.url).searchParams.get('by') === 'recovery-code'
  return { byRecovery, next: encodeURIComponent(nextOf(request)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  return keepTyped(
    ctx,
    () => enterCode(ctx, request, submitted),
    () => refusalOf(BROKEN_FORM),
  )
}

const refusalOf = (text: string) => ({ errors: { code: [text] } as Record<string, string[]> })
const logInAgain = (request: Request) => `${paths.access}?next=${encodeURIComponent(nextOf(request))}`

async function enterCode(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(loginCodeInput, submitted)
  if (!form.ok) return data({ errors: form.errors }, 422)
  const pending = pendingIn(request.headers)
  const login = await logInWithCode(ctx, { pending, code: form.value.code }, browserOf(ctx, request))
  if (login.ok) return redirectAfterLogin(ctx, nextOf(request), login)
  switch (login.reason) {
    case 'EXPIRED': {
      const response = redirectWithNotice(logInAgain(request), { tone: 'bad', text: LOGIN_EXPIRED })
      response.headers.append('set-cookie', pendingCookie(ctx.config, ''))
      return response
    }
    case 'WRONG_CODE':
      return data(refusalOf(CODE_WRONG), 422)
    case 'TOO_MANY_ATTEMPTS':
      return data(refusalOf(codesSlowedDown(login.retryAfterSeconds)), tooMany(login.retryAfterSeconds))
    default:
      return unreachable(login)
  }
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Enter your code', noindex: true }, matches)

/** The second step of a login, after the password. */
export default function LoginCode({ loaderData: { byRecovery, next }, actionData }: Route.ComponentProps) {
  return (
    <AccessLayout>
      <LoginCodeForm
        byRecovery={byRecovery}
        errors={actionData?.errors}
        otherHref={`${paths.loginCode}?next=${next}${byRecovery ? '' : '&by=recovery-code'}`}
      />
    </AccessLayout>
  )
}
