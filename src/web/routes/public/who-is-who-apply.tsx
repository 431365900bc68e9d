import { data } from 'react-router'
import {
  type Apply,
  applyForPosition,
} from '../../../features/volunteering/commands/apply-for-position.server.ts'
import { ApplyDialog } from '../../../features/volunteering/components/apply-dialog.tsx'
import {
  APPLIED,
  APPLY_PURPOSE,
  FLEXIBLE,
  slotId,
  tooYoungFor,
} from '../../../features/volunteering/model.ts'
import { findOpening, type OpeningQuery } from '../../../features/volunteering/queries/opening.server.ts'
import { applyInput } from '../../../features/volunteering/schema.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Captcha } from '../../../ui/forms/captcha/captcha.tsx'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/who-is-who-apply'

const NOT_OPEN = 'This place has been taken. Perhaps one of the others suits you.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { query, closeHref } = addressOf(request)
  const ctx = ctxOf(context)
  const opening = await findOpening(ctx, query)
  if (!opening) throw redirectWithNotice(closeHref, { tone: 'bad', text: NOT_OPEN })
  if (opening.isTooYoung)
    throw redirectWithNotice(closeHref, { tone: 'bad', text: tooYoungFor(opening.position) })
  const self = ctx.actor.kind === 'user' ? { name: ctx.actor.name, email: ctx.actor.email } : undefined
  return { opening, closeHref, self }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const ctx = ctxOf(context)
  const failed = () => ({ ...refuseForm(submitted, {}), failure: BROKEN_FORM })
  return keepTyped(ctx, () => apply(ctx, request, submitted), failed)
}

async function apply(ctx: Ctx, request: Request, submitted: FormData) {
  const { query, closeHref } = addressOf(request)
  if (ctx.actor.kind === 'user') {
    submitted.set('name', ctx.actor.name)
    submitted.set('email', ctx.actor.email)
  }
  const form = parseForm(applyInput, submitted)
  if (!form.ok) return data({ ...form, failure: undefined }, { status: 422 })
  const applied = await applyForPosition(ctx, query, form.value)
  if (applied.ok) return redirectWithNotice(closeHref, { tone: 'ok', text: APPLIED })
  return answer(applied, submitted, closeHref)
}

function answer(refusal: Extract<Apply, { ok: false }>, submitted: FormData, closeHref: string) {
  const kept = refuseForm(submitted, {})
  switch (refusal.reason) {
    case 'NOT_OPEN':
      return redirectWithNotice(closeHref, { tone: 'bad', text: NOT_OPEN })
    case 'UNDER_16':
      return redirectWithNotice(closeHref, { tone: 'bad', text: tooYoungFor(refusal.position) })
    case 'CAPTCHA':
      return data({ ...kept, failure: 'Please tick the box below, then send again.' }, 422)
    case 'TOO_MANY':
      return data(
        { ...kept, failure: 'Too many applications. Please try again in an hour.' },
        { status: 429, headers: { 'retry-after': String(refusal.retryAfterSeconds) } },
      )
    default:
      return unreachable(refusal)
  }
}

/** Reads the slot from the URL, and the page to return to when the form is closed. */
function addressOf(request: Request): { query: OpeningQuery; closeHref: string } {
  const { searchParams } = new URL(request.url)
  const part = (name: string) => searchParams.get(name) ?? ''
  const query = { position: part('position'), team: part('team'), week: part('week') }
  const page = part('tab') === 'flexible' ? FLEXIBLE : paths.whoIsWho
  return { query, closeHref: `${page}#${encodeURIComponent(slotId(query))}` }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: `Apply for ${loaderData?.opening.position}`, noindex: true }, matches)

export default function WhoIsWhoApply({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyDialog {...loaderData} notApplied={actionData} captcha={<Captcha purpose={APPLY_PURPOSE} />} />
}
