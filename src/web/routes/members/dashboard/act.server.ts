import { redirect } from 'react-router'
import { endOtherSessions, endSession } from '../../../../features/accounts/commands/end-sessions.server.ts'
import { openPortal } from '../../../../features/billing/customers/commands/open-portal.server.ts'
import { untagSelf } from '../../../../features/photos/commands/untag-self.server.ts'
import { BROKEN_FORM } from '../../../../kernel/not-sent.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { keepTyped } from '../../../keep-typed.server.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { refuseForm } from '../../../parse-form.ts'
import { tokenOf } from '../../../session/session.server.ts'
import { actDetails, actPicture, actPrivacy, actRemovePicture } from './act-details.server.ts'
import { actPassword } from './act-password.server.ts'
import { ACTIONS, type AuditEntry, refusal } from './refusal.ts'
import { type Answer, refuse } from './refuse.server.ts'
import { tabPath } from './tabs.ts'

type Act = (ctx: Ctx, form: FormData, request: Request) => Promise<Answer>

const ACTS: Readonly<Record<AuditEntry, Act>> = {
  details: actDetails,
  privacy: actPrivacy,
  picture: actPicture,
  'remove-picture': actRemovePicture,
  untag,
  password: actPassword,
  'end-session': actEndSession,
  'end-others': actEndOthers,
  portal,
}

/** Does what a form of the members' area asks for. A form that is none of ours gets a 400. */
export async function actOn(ctx: Ctx, request: Request, form: FormData): Promise<Answer> {
  const deed = ACTIONS.find((known) => known === form.get('do'))
  if (!deed) throw new Response('This request could not be read', { status: 400 })
  const refused = refuseForm(form, deed === 'picture' ? { picture: [BROKEN_FORM] } : {})
  return keepTyped(
    ctx,
    () => ACTS[deed](ctx, form, request),
    () => refusal(deed, refused, { note: BROKEN_FORM }),
  )
}

async function untag(ctx: Ctx, form: FormData): Promise<Answer> {
  await untagSelf(ctx, String(form.get('photo') ?? ''))
  return redirectWithNotice(tabPath('photos'), { tone: 'ok', text: 'Your name is off this photo' })
}

async function actEndSession(ctx: Ctx, form: FormData): Promise<Answer> {
  await endSession(ctx, String(form.get('session') ?? ''))
  return redirectWithNotice(tabPath('password'), { tone: 'ok', text: 'Logged out there' })
}

async function actEndOthers(ctx: Ctx, _form: FormData, request: Request): Promise<Answer> {
  const ended = await endOtherSessions(ctx, tokenOf(ctx, request.headers) ?? '')
  const text = ended === 0 ? 'You were logged in nowhere else' : 'Logged out everywhere else'
  return redirectWithNotice(tabPath('password'), { tone: 'ok', text })
}

/** The provider's own pages, by an address that is made for this click alone. */
async function portal(ctx: Ctx, form: FormData): Promise<Answer> {
  const opened = await openPortal(ctx, tabPath('payments'), String(form.get('subscription') ?? ''))
  if (opened.ok) return redirect(opened.url, 303)
  const say = (note: string) => refusal('portal', refuseForm(form, {}), { note })
  switch (opened.reason) {
    case 'NO_CUSTOMER':
      return refuse(say('You have not paid anything by card yet, so there is nothing to manage.'), 422)
    case 'PROVIDER_DOWN':
      return refuse(say(PROVIDER_SILENT), 503)
    default:
      return unreachable(opened)
  }
}
