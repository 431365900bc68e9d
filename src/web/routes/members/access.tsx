import { data, redirect } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { logIn } from '../../../features/accounts/login/commands/log-in.server.ts'
import { LogInForm, PasskeyLogInForm } from '../../../features/accounts/login/components/log-in-form.tsx'
import { LOGIN_FAILED, loginSlowedDown } from '../../../features/accounts/model/account.ts'
import { logInWithPasskey } from '../../../features/accounts/passkeys/commands/log-in-with-passkey.server.ts'
import {
  PASSKEY_EXPIRED,
  PASSKEY_INVALID,
  PASSKEY_NEEDED,
  PASSKEY_UNKNOWN,
} from '../../../features/accounts/passkeys/model/passkeys.ts'
import { requestReset } from '../../../features/accounts/passwords/commands/request-reset.server.ts'
import { ResetForm, UNKNOWN_EMAIL } from '../../../features/accounts/passwords/components/reset-form.tsx'
import { resetNeedsCaptcha } from '../../../features/accounts/passwords/queries/reset-needs-captcha.server.ts'
import { logInInput, passkeyLoginInput, requestResetInput } from '../../../features/accounts/schema.ts'
import { guardianOfLogin } from '../../../features/members/logins/queries/guardian-of-login.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { browserKeyIn, pendingCookie } from '../../../platform/auth/cookies.ts'
import { ownPath } from '../../../platform/auth/next-path.ts'
import { passkeySite } from '../../../platform/auth/passkey.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { browserOf, nextOf, redirectAfterLogin } from '../../session/after-login.server.ts'
import { tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/access'

const DASHBOARD = paths.dashboard

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const query = new URL(request.url).searchParams
  const reset = query.get('mode') === 'reset'
  return {
    name: ctx.actor.kind === 'user' ? ctx.actor.name : undefined,
    next: ownPath(query.get('next'), ''),
    reset,
    passkeyOrigin: passkeySite(ctx.config).origin,
    needsCaptcha: reset && (await resetNeedsCaptcha(ctx)),
    formKey: newId(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const query = new URL(request.url).searchParams
  return query.get('mode') === 'reset'
    ? keepTyped(
        ctx,
        () => askForLink(ctx, form),
        () => ({ form: refuseForm(form, { form: [BROKEN_FORM] }), refusal: undefined }),
      )
    : keepTyped(
        ctx,
        () => (form.has('passkey') ? openByPasskey : openSession)(ctx, request, form),
        () => ({ form: refuseForm(form, {}), refusal: BROKEN_FORM }),
      )
}

async function openSession(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(logInInput, submitted)
  if (!form.ok) return data({ form, refusal: undefined }, 422)
  const login = await logIn(ctx, form.value, browserOf(ctx, request))
  if (login.ok) {
    const mustSetUp = ctx.club.staffTwoStep && login.user.role !== 'member'
    return redirectAfterLogin(ctx, mustSetUp ? withNext(paths.twoStep, request) : nextOf(request), login)
  }
  const refusedForm = refuseForm(submitted, {})
  switch (login.reason) {
    case 'CODE_NEEDED': {
      const on = redirect(withNext(paths.loginCode, request), 303)
      on.headers.append('set-cookie', pendingCookie(ctx.config, login.pending))
      return on
    }
    case 'WRONG':
      return data({ form: refusedForm, refusal: LOGIN_FAILED }, 422)
    case 'PASSKEY_NEEDED':
      return data({ form: refusedForm, refusal: PASSKEY_NEEDED }, 422)
    case 'TOO_MANY_ATTEMPTS':
      return data(
        { form: refusedForm, refusal: loginSlowedDown(login.retryAfterSeconds) },
        tooMany(login.retryAfterSeconds),
      )
    default:
      return unreachable(login)
  }
}

/** Logs in with a passkey, which counts as both steps. */
async function openByPasskey(ctx: Ctx, request: Request, submitted: FormData) {
  const say = (refusal: string) => ({ form: refuseForm(new FormData(), {}), refusal })
  const form = parseForm(passkeyLoginInput, submitted)
  if (!form.ok) return data(say(PASSKEY_INVALID), 422)
  const browserKey = browserKeyIn(request.headers)
  if (!browserKey) return data(say(PASSKEY_EXPIRED), 422)
  const signed = { response: form.value.passkey, browserKey }
  const login = await logInWithPasskey(ctx, signed, browserOf(ctx, request))
  if (login.ok) return redirectAfterLogin(ctx, nextOf(request), login)
  switch (login.reason) {
    case 'UNKNOWN':
      return data(say(PASSKEY_UNKNOWN), 422)
    case 'EXPIRED':
      return data(say(PASSKEY_EXPIRED), 422)
    case 'INVALID':
      return data(say(PASSKEY_INVALID), 422)
    case 'TOO_MANY_ATTEMPTS':
      return data(say(loginSlowedDown(login.retryAfterSeconds)), tooMany(login.retryAfterSeconds))
    default:
      return unreachable(login)
  }
}

const withNext = (path: string, request: Request) => `${path}?next=${encodeURIComponent(nextOf(request))}`

async function askForLink(ctx: Ctx, submitted: FormData) {
  const form = parseForm(requestResetInput, submitted)
  if (!form.ok) return data({ form, refusal: undefined }, 422)
  const reset = await requestReset(ctx, form.value, guardianOfLogin(ctx))
  if (reset.ok) return data({ form, refusal: undefined, sentTo: reset.email })
  const refuse = (errors: Record<string, string[]>) => ({
    form: refuseForm(submitted, errors),
    refusal: undefined,
  })
  switch (reset.reason) {
    case 'UNKNOWN_EMAIL':
      return data(refuse({ email: [UNKNOWN_EMAIL] }), 422)
    case 'CAPTCHA_NEEDED':
      return data(
        { ...refuse({ form: ['Please tick the box below, then send again.'] }), captcha: true },
        422,
      )
    case 'TOO_MANY_REQUESTS': {
      const minutes = Math.ceil(reset.retryAfterSeconds / 60)
      const text = `Too many password links requested. Try again in ${minutes} minutes.`
      return data(refuse({ form: [text] }), tooMany(reset.retryAfterSeconds))
    }
    default:
      return unreachable(reset)
  }
}

/** Passes on the `retry-after` header of the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: loaderData?.reset ? 'Reset password' : 'Log in', noindex: true }, matches)

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const { name, next, reset, needsCaptcha, passkeyOrigin, formKey } = loaderData
  const refused = actionData && !actionData.form.ok ? actionData.form : undefined
  const nextQuery = next ? `next=${encodeURIComponent(next)}` : ''
  if (name !== undefined) return <Greeting name={name} />
  if (reset) {
    const shows = needsCaptcha || (actionData && 'captcha' in actionData)
    return (
      <AccessLayout>
        <ResetForm
          sentTo={actionData && 'sentTo' in actionData ? actionData.sentTo : undefined}
          errors={refused?.errors}
          email={refused?.values.email}
          captcha={shows ? 'reset' : undefined}
          formKey={formKey}
          backHref={`${paths.access}${nextQuery && `?${nextQuery}`}`}
        />
      </AccessLayout>
    )
  }
  return (
    <AccessLayout>
      <div className="stack">
        <LogInForm
          refusal={actionData?.refusal}
          errors={refused?.errors}
          identifier={refused?.values.identifier}
          resetHref={`${paths.access}?mode=reset${nextQuery && `&${nextQuery}`}`}
        />
        <PasskeyLogInForm origin={passkeyOrigin} />
      </div>
    </AccessLayout>
  )
}

/** [MEM-005] */
function Greeting({ name }: { name: string }) {
  return (
    <AccessLayout>
      <form method="post" action={paths.logOut} className="stack">
        <h1 className="heading-1">{`Hello ${name}`}</h1>
        <p className="muted">You are logged in.</p>
        <a className="button wide" href={DASHBOARD}>
          Members area
        </a>
        <button className="button secondary wide" type="submit">
          Log out
        </button>
      </form>
    </AccessLayout>
  )
}
