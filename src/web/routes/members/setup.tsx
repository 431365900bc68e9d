import { data } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { createFirstAdministrator } from '../../../features/accounts/invitations/commands/create-first-administrator.server.ts'
import { SetupForm } from '../../../features/accounts/invitations/components/setup-form.tsx'
import { isSetupLink } from '../../../features/accounts/invitations/queries/setup-link.server.ts'
import { logIn } from '../../../features/accounts/login/commands/log-in.server.ts'
import { weaknessText } from '../../../features/accounts/model/account.ts'
import { type FirstAdministratorInput, firstAdministratorInput } from '../../../features/accounts/schema.ts'
import { stepPath } from '../../../features/setup/model/steps.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { redirectLoggedIn } from '../../session/session.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/setup'

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireLink(ctxOf(context), params.token)
  return null
}

/** Throws the same 404 for a used, an expired and an invalid link. */
async function requireLink(ctx: Ctx, token: string): Promise<void> {
  if (!(await isSetupLink(ctx, token))) throw new Response(WORDS.pageNotFound, { status: 404 })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  await requireLink(ctx, params.token)
  const form = await submittedForm(request)
  return keepTyped(
    ctx,
    () => setUp(ctx, params.token, form),
    () => refuseForm(form, { '': [BROKEN_FORM] }),
  )
}

async function setUp(ctx: Ctx, token: string, form: FormData) {
  const parsed = parseForm(firstAdministratorInput, form)
  if (!parsed.ok) return data(parsed, 422)
  const created = await createFirstAdministrator(ctx, token, parsed.value)
  if (created.ok) return openAdmin(ctx, parsed.value)
  const refuse = (field: string, text: string) => data(refuseForm(form, { [field]: [text] }), 422)
  switch (created.reason) {
    case 'LINK_INVALID':
      throw new Response(WORDS.pageNotFound, { status: 404 })
    case 'EMAIL_TAKEN':
      return refuse('email', 'There is already a login with this e-mail address')
    case 'TOO_FEW_CLASSES':
    case 'GUESSABLE':
      return refuse('password', weaknessText(created.reason, parsed.value.password))
    default:
      return unreachable(created)
  }
}

/** Logs the new administrator in. The link has proved who they are, so they need not enter the password again. */
async function openAdmin(ctx: Ctx, { email, password }: FirstAdministratorInput) {
  const login = await logIn(ctx, { identifier: email, password })
  if (!login.ok) throw new Error('the first administrator could not log in')
  return redirectLoggedIn(ctx, stepPath('club'), {
    ...login,
    name: login.user.name,
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Set up your club', noindex: true, path: paths.home }, matches)

/** The first step of a new club: the account of its first administrator. */
export default function Setup({ actionData }: Route.ComponentProps) {
  return (
    <AccessLayout>
      <SetupForm errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />
    </AccessLayout>
  )
}
