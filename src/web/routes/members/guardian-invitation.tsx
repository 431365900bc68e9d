import { data } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { logIn } from '../../../features/accounts/login/commands/log-in.server.ts'
import { weaknessText } from '../../../features/accounts/model/account.ts'
import { type InvitedAccountInput, invitedAccountInput } from '../../../features/accounts/schema.ts'
import {
  acceptAsNewGuardian,
  acceptGuardianInvitation,
} from '../../../features/members/guardians/commands/accept-guardian-invitation.server.ts'
import {
  AcceptGuardianForm,
  LogInToAccept,
  NewGuardianForm,
  OtherAddress,
} from '../../../features/members/guardians/components/accept-guardian-form.tsx'
import { guardianRefusalText } from '../../../features/members/guardians/model.ts'
import { findGuardianInvitation } from '../../../features/members/guardians/queries/guardian-invitation.server.ts'
import { isSameEmail } from '../../../kernel/email.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice, withNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { browserOf, redirectAfterLogin } from '../../session/after-login.server.ts'
import type { Route } from './+types/guardian-invitation'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { pathname, search } = new URL(request.url)
  const found = await findGuardianInvitation(ctx, ctx.db, tokenIn(request))
  if (!found) return data({ invitation: undefined }, 410)
  const { child, email, hasLogin } = found
  const { actor } = ctx
  const loginHref = `${paths.access}?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`
  const user =
    actor.kind === 'user'
      ? { name: actor.name, email: actor.email, isInvited: isSameEmail(actor.email, email) }
      : undefined
  return data({ invitation: { child, email, hasLogin, loginHref, user } })
}

/** Accepting requires a click, because e-mail scanners open every link. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  return keepTyped(
    ctx,
    () => (ctx.actor.kind === 'user' ? accept(ctx, request, form) : acceptAsNew(ctx, request, form)),
    () => refuseForm(form, { '': [BROKEN_FORM] }),
  )
}

async function accept(ctx: Ctx, request: Request, form: FormData) {
  const accepted = await acceptGuardianInvitation(ctx, tokenIn(request))
  if (!accepted.ok) return refuse(form, '', guardianRefusalText(accepted.reason))
  const text = `You are now a guardian. ${NEXT}`
  return redirectWithNotice(paths.familyMember(accepted.memberId), { tone: 'ok', text })
}

const NEXT = 'Next, check the answers below about photos and emergencies.'

async function acceptAsNew(ctx: Ctx, request: Request, form: FormData) {
  const parsed = parseForm(invitedAccountInput, form)
  if (!parsed.ok) return data(parsed, 422)
  const accepted = await acceptAsNewGuardian(ctx, tokenIn(request), parsed.value)
  if (accepted.ok) return openFamily(ctx, request, accepted, parsed.value)
  switch (accepted.reason) {
    case 'TOO_FEW_CLASSES':
    case 'GUESSABLE':
      return refuse(form, 'password', weaknessText(accepted.reason, parsed.value.password))
    case 'HAS_LOGIN':
      return refuse(form, '', 'There is already a login with this address. Log in to accept.')
    default:
      return refuse(form, '', guardianRefusalText(accepted.reason))
  }
}

const refuse = (form: FormData, field: string, text: string) =>
  data<Refused>(refuseForm(form, { [field]: [text] }), 422)

/** Logs the new guardian in. The link has proved who they are, so they need not enter the password again. */
async function openFamily(
  ctx: Ctx,
  request: Request,
  { email, memberId }: { email: string; memberId: string },
  { password }: InvitedAccountInput,
) {
  const login = await logIn(ctx, { identifier: email, password }, browserOf(ctx, request))
  if (!login.ok) throw new Error('the new guardian could not log in')
  const text = `Your login is ready, and you are now a guardian. ${NEXT}`
  return withNotice(await redirectAfterLogin(ctx, paths.familyMember(memberId), login), { tone: 'ok', text })
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Invitation', noindex: true }, matches)

export default function GuardianInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation } = loaderData
  const errors = actionData?.errors ?? {}
  if (!invitation) return <Expired />
  const { child, email, hasLogin, loginHref, user } = invitation
  return (
    <AccessLayout>
      {user && !user.isInvited ? (
        <OtherAddress child={child} name={user.name} own={user.email} invited={email} />
      ) : user ? (
        <AcceptGuardianForm
          child={child}
          name={user.name}
          email={user.email}
          failure={errors['']?.join(' ')}
        />
      ) : hasLogin ? (
        <LogInToAccept child={child} loginHref={loginHref} />
      ) : (
        <NewGuardianForm child={child} email={email} errors={errors} values={actionData?.values ?? {}} />
      )}
    </AccessLayout>
  )
}

function Expired() {
  return (
    <AccessLayout>
      <div className="stack">
        <h1 className="heading-1">This link has expired</h1>
        <p>{guardianRefusalText('LINK_INVALID')}</p>
        <p>
          Have you already accepted it? You’ll find the child under <a href={paths.family}>My family</a>.
        </p>
      </div>
    </AccessLayout>
  )
}
