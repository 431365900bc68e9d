import { data } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { weaknessText } from '../../../features/accounts/model/account.ts'
import { resetPassword } from '../../../features/accounts/passwords/commands/reset-password.server.ts'
import { NewPasswordForm } from '../../../features/accounts/passwords/components/new-password-form.tsx'
import { findPasswordLinkOwner } from '../../../features/accounts/passwords/queries/password-link-owner.server.ts'
import { resetPasswordInput } from '../../../features/accounts/schema.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { deviceCookie } from '../../../platform/auth/cookies.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/reset'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const owner = await findPasswordLinkOwner(ctx, ctx.db, tokenIn(request))
  return owner ? data({ email: owner.email }) : data({ email: undefined }, 410)
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const failed = () => ({ errors: {}, failure: BROKEN_FORM })
  return keepTyped(ctx, () => setPassword(ctx, request, submitted), failed)
}

type NotSet = { errors: Record<string, string[]>; failure?: string }

async function setPassword(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(resetPasswordInput, submitted)
  if (!form.ok) return data<NotSet>({ errors: form.errors }, 422)
  const { password } = form.value
  const reset = await resetPassword(ctx, { token: tokenIn(request), password })
  if (reset.ok) {
    const response = redirectWithNotice(paths.access, {
      tone: 'ok',
      text: 'Your password is set. Log in with it.',
    })
    response.headers.append('set-cookie', deviceCookie(ctx.config, reset.device))
    return response
  }
  const refuse = (text: string) =>
    data<NotSet>({ errors: refuseForm(submitted, { password: [text] }).errors }, 422)
  switch (reset.reason) {
    case 'LINK_INVALID':
      return data<NotSet>({ errors: {} }, 410)
    case 'TOO_MANY_ATTEMPTS': {
      const errors = { password: ['Too many attempts. Wait an hour, then try again.'] }
      return data<NotSet>({ errors }, tooMany(reset.retryAfterSeconds))
    }
    case 'TOO_FEW_CLASSES':
    case 'GUESSABLE':
      return refuse(weaknessText(reset.reason, password))
    default:
      return unreachable(reset)
  }
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Set a new password', noindex: true }, matches)

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccessLayout>
      {loaderData.email === undefined ? (
        <LinkExpired />
      ) : (
        <NewPasswordForm email={loaderData.email} errors={actionData?.errors} failure={actionData?.failure} />
      )}
    </AccessLayout>
  )
}

function LinkExpired() {
  return (
    <div className="stack">
      <h1 className="heading-1">This link has expired</h1>
      <p>A link works once and for a limited time. Ask for a new one.</p>
      <a className="button" href={`${paths.access}?mode=reset`}>
        Reset password
      </a>
    </div>
  )
}
