import { redirect } from 'react-router'
import { endOtherSessions } from '../../../../features/accounts/sessions/commands/end-other-sessions.server.ts'
import { endSession } from '../../../../features/accounts/sessions/commands/end-session.server.ts'
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
import { removePicture, saveDetails, savePicture, savePrivacy } from './details-actions.server.ts'
import { savePassword } from './password-action.server.ts'
import { ACTIONS, type ActionName, refusal } from './refusal.ts'
import { type Answer, refuse } from './refuse.server.ts'
import { tabPath } from './tabs.ts'

type Handler = (ctx: Ctx, form: FormData, request: Request) => Promise<Answer>

const HANDLERS: Readonly<Record<ActionName, Handler>> = {
  details: saveDetails,
  privacy: savePrivacy,
  picture: savePicture,
  'remove-picture': removePicture,
  untag,
  password: savePassword,
  'end-session': logOutSession,
  'end-others': logOutOthers,
  portal: openPortalPage,
}

/** Handles the members' area forms, each of which names its action in `do`. Throws a 400 for an unknown name. */
export async function handleAction(ctx: Ctx, request: Request, form: FormData): Promise<Answer> {
  const action = ACTIONS.find((known) => known === form.get('do'))
  if (!action) throw new Response('This request could not be read', { status: 400 })
  const refused = refuseForm(form, action === 'picture' ? { picture: [BROKEN_FORM] } : {})
  return keepTyped(
    ctx,
    () => HANDLERS[action](ctx, form, request),
    () => refusal(action, refused, { note: BROKEN_FORM }),
  )
}

async function untag(ctx: Ctx, form: FormData): Promise<Answer> {
  await untagSelf(ctx, String(form.get('photo') ?? ''), form.get('member')?.toString())
  return redirectWithNotice(tabPath('photos'), {
    tone: 'ok',
    text: 'The name has been removed from this photo',
  })
}

async function logOutSession(ctx: Ctx, form: FormData): Promise<Answer> {
  await endSession(ctx, String(form.get('session') ?? ''))
  return redirectWithNotice(tabPath('password'), { tone: 'ok', text: 'Logged out' })
}

async function logOutOthers(ctx: Ctx, _form: FormData, request: Request): Promise<Answer> {
  const ended = await endOtherSessions(ctx, tokenOf(ctx, request.headers) ?? '')
  const text = ended === 0 ? 'You were not logged in anywhere else' : 'Logged out everywhere else'
  return redirectWithNotice(tabPath('password'), { tone: 'ok', text })
}

/** Redirects to the provider's customer portal, with a session created for this click. */
async function openPortalPage(ctx: Ctx, form: FormData): Promise<Answer> {
  const opened = await openPortal(ctx, tabPath('payments'), String(form.get('subscription') ?? ''))
  if (opened.ok) return redirect(opened.url, 303)
  const say = (note: string) => refusal('portal', refuseForm(form, {}), { note })
  switch (opened.reason) {
    case 'NO_CUSTOMER':
      return refuse(say('You have not paid by card yet, so there is nothing to manage.'), 422)
    case 'PROVIDER_DOWN':
      return refuse(say(PROVIDER_SILENT), 503)
    default:
      return unreachable(opened)
  }
}
