import { data, redirect } from 'react-router'
import { registerChildren } from '../../../features/registrations/children/commands/register-children.server.ts'
import { ChildrenForm } from '../../../features/registrations/children/components/children-form.tsx'
import { MAX_CHILDREN } from '../../../features/registrations/children/model/child-field.ts'
import {
  askedOf,
  offersForChildren,
  withoutChild,
} from '../../../features/registrations/children/model/children-form.ts'
import { SUBSCRIPTION } from '../../../features/registrations/model/registration.ts'
import { REFUSALS } from '../../../features/registrations/model/wording.ts'
import { currentOffers } from '../../../features/registrations/payment/queries/offers.server.ts'
import { newToken } from '../../../features/registrations/queries/access-token.server.ts'
import { settingsOf } from '../../../features/registrations/queries/registration.server.ts'
import { clubDay } from '../../../kernel/dates.ts'
import { formKey } from '../../../kernel/form-key.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { payingAccessTokensIn, payingCookie } from '../../registration-cookie.server.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/register-children'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  // Each form has a key of its own.
  ctx.pages.keep(0)
  const settings = await settingsOf(ctx)
  return {
    key: newToken(),
    asked: askedOf(settings),
    offers: offersForChildren(await currentOffers(ctx, settings)),
    guardian: guardianOf(ctx),
    today: String(clubDay(ctx.clock.now())),
  }
}

/** The account that is logged in, as the form begins with it. */
const guardianOf = ({ actor }: Ctx): Record<string, string> =>
  actor.kind === 'user' ? { 'guardian.name': actor.name, 'guardian.email': actor.email } : {}

type Again = {
  typed: Record<string, string>
  count: number
  errors: Record<string, string[]>
  failure: string | undefined
  /** The child whose fields get the focus, after one was added or removed. */
  focus?: number
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const typed = typedIn(form)
  const count = Math.min(Math.max(Math.trunc(Number(typed.count)) || 1, 1), MAX_CHILDREN)
  const [what, at] = (typed.do ?? '').split('-')
  if (what === 'add')
    return {
      typed,
      count: Math.min(count + 1, MAX_CHILDREN),
      errors: {},
      failure: undefined,
      focus: Math.min(count, MAX_CHILDREN - 1),
    } satisfies Again
  if (what === 'remove' && count > 1)
    return {
      typed: withoutChild(typed, Number(at)),
      count: count - 1,
      errors: {},
      failure: undefined,
      focus: Math.min(Math.max(Math.trunc(Number(at)) || 0, 0), count - 2),
    } satisfies Again
  const again = (errors: Again['errors'], failure?: string): Again => ({ typed, count, errors, failure })
  return keepTyped(
    ctx,
    () => send(ctx, request.headers, { typed, count }, again),
    () => again({}, BROKEN_FORM),
  )
}

async function send(
  ctx: Ctx,
  headers: Headers,
  { typed, count }: Pick<Again, 'typed' | 'count'>,
  again: (errors: Again['errors'], failure?: string) => Again,
) {
  const key = formKey.safeParse(typed.key)
  if (!key.success) return data(again({}, key.error.issues[0]?.message), 422)
  const settings = await settingsOf(ctx)
  const texts = new Map(Object.entries(typed))
  const offers = await currentOffers(ctx, settings)
  const opened = payingAccessTokensIn(headers)
  const sent = await registerChildren(ctx, settings, offers, { key: key.data, texts, count, opened })
  if (sent.ok) {
    const answer = redirect(payPath(sent.accessTokens[0]?.id ?? ''), 303)
    answer.headers.append('set-cookie', payingCookie(ctx.config, headers, ...sent.accessTokens))
    return answer
  }
  switch (sent.reason) {
    case 'INVALID':
      return data(again(sent.problems), 422)
    case 'KNOWN':
      // In a second tab: this browser has registered them.
      if (opened.some(({ id }) => id === sent.registrationId))
        return redirect(payPath(sent.registrationId), 303)
      return data(again(sent.problems), 422)
    case 'TOO_MANY':
      return data(again({}, REFUSALS.tooMany), tooMany(sent.retryAfterSeconds))
  }
}

const payPath = (id: string): string => `${SUBSCRIPTION}?step=process&id=${id}`

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Register your children',
      description: 'Register one or more children in one form, and pay once.',
      noindex: true,
    },
    matches,
  )

/** A guardian registers one or more children. */
export default function RegisterChildren({ loaderData, actionData }: Route.ComponentProps) {
  const { key, asked, offers, guardian, today } = loaderData
  const typed = actionData?.typed ?? guardian
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <h1 className="heading-1">Register your children</h1>
      <p className="muted margin-top-2 margin-bottom-5">
        One form and one payment for all your children under 18. Are you registering yourself?{' '}
        <a href={paths.register}>Use the other form</a>.
      </p>
      <ChildrenForm
        formKey={typed.key ?? key}
        {...{ asked, offers, typed, today }}
        count={actionData?.count ?? 1}
        errors={actionData?.errors ?? {}}
        failure={actionData?.failure}
        focus={actionData?.focus}
      />
    </div>
  )
}
