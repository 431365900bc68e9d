import { data, redirect } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { loginSlowedDown } from '../../../features/accounts/model/account.ts'
import { listOwnPasskeys } from '../../../features/accounts/passkeys/queries/passkeys.server.ts'
import { loginCodeInput, turnOffTwoStepInput } from '../../../features/accounts/schema.ts'
import { confirmTwoStep } from '../../../features/accounts/two-step/commands/confirm-two-step.server.ts'
import { startTwoStep } from '../../../features/accounts/two-step/commands/start-two-step.server.ts'
import { turnOffTwoStep } from '../../../features/accounts/two-step/commands/turn-off-two-step.server.ts'
import {
  passkeysText,
  RecoveryCodes,
  TwoStepSetup,
} from '../../../features/accounts/two-step/components/two-step-setup.tsx'
import { CODE_WRONG } from '../../../features/accounts/two-step/model/two-step.ts'
import { findOwnTwoStep } from '../../../features/accounts/two-step/queries/two-step.server.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { ownPath } from '../../../platform/auth/next-path.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { tokenOf } from '../../session/session.server.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/two-step'
import { tabPath } from './dashboard/tabs.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { email, needsTwoStep = false } = requireUser(ctx, request)
  const next = ownPath(new URL(request.url).searchParams.get('next'), tabPath('password'))
  const passkeys = (await listOwnPasskeys(ctx)).length
  return { email, needsTwoStep, next, passkeys, twoStep: await findOwnTwoStep(ctx) }
}

type Answer = { errors: Record<string, string[]>; codes?: string[] }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const form = await submittedForm(request)
  const broken: Answer = { errors: { '': [BROKEN_FORM] } }
  return keepTyped(
    ctx,
    () => act(ctx, request, form),
    () => broken,
  )
}

async function act(ctx: Ctx, request: Request, form: FormData) {
  switch (form.get('do')) {
    case 'start':
      await startTwoStep(ctx)
      return toSelf(request)
    case 'confirm':
      return confirm(ctx, request, form)
    case 'turn-off':
      return turnOff(ctx, request, form)
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

/** Redirects to this page and keeps `next`. */
function toSelf(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}

async function confirm(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(loginCodeInput, submitted)
  if (!form.ok) return data<Answer>({ errors: form.errors }, 422)
  const confirmed = await confirmTwoStep(ctx, form.value.code)
  if (confirmed.ok) return data<Answer>({ errors: {}, codes: confirmed.recoveryCodes })
  switch (confirmed.reason) {
    case 'WRONG_CODE':
      return data<Answer>({ errors: { code: [CODE_WRONG] } }, 422)
    case 'NOT_STARTED':
      return toSelf(request)
    default:
      return unreachable(confirmed)
  }
}

async function turnOff(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(turnOffTwoStepInput, submitted)
  if (!form.ok) return data<Answer>({ errors: form.errors }, 422)
  const off = await turnOffTwoStep(ctx, form.value.currentPassword, tokenOf(ctx, request.headers))
  if (off.ok) return redirectWithNotice(tabPath('password'), { tone: 'ok', text: 'Two-step login is off' })
  const say = (text: string): Answer => ({ errors: { currentPassword: [text] } })
  switch (off.reason) {
    case 'WRONG_PASSWORD':
      return data<Answer>(say('This is not your current password'), 422)
    case 'TOO_MANY_ATTEMPTS':
      return data<Answer>(say(loginSlowedDown(off.retryAfterSeconds)), tooMany(off.retryAfterSeconds))
    default:
      return unreachable(off)
  }
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Two-step login', noindex: true }, matches)

/** Sets up an authenticator app. Staff are sent here if their club requires two-step login. */
export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { email, needsTwoStep, next, passkeys, twoStep } = loaderData
  const failure = actionData?.errors['']
  return (
    <AccessLayout>
      <div className="stack">
        <h1 className="heading-1">Two-step login</h1>
        {actionData?.codes ? (
          <RecoveryCodes codes={actionData.codes} next={next} />
        ) : (
          <>
            <p>
              You log in with your password and a code from your phone, so a stolen password is not enough.
            </p>
            {needsTwoStep && (
              <Note>
                <p>Your club requires this of staff. Set it up, or add a passkey, to open the admin area.</p>
              </Note>
            )}
            {failure && (
              <Note tone="bad">
                <p>{failure.join(' ')}</p>
              </Note>
            )}
            <TwoStepSetup twoStep={twoStep} errors={actionData?.errors} email={email} />
            <h2 className="heading-3">Passkeys</h2>
            <p>
              A passkey replaces both: your phone, computer or security key logs you in by fingerprint, face
              or PIN. {passkeysText(passkeys)}
            </p>
            <p>
              <a className="button secondary" href={`${paths.passkeys}?next=${encodeURIComponent(next)}`}>
                {passkeys === 0 ? 'Add a passkey' : 'Change passkeys'}
              </a>
            </p>
          </>
        )}
      </div>
    </AccessLayout>
  )
}
