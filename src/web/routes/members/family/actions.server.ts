import { actsFor } from '../../../../kernel/actor.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { BROKEN_FORM } from '../../../../kernel/not-sent.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { keepTyped } from '../../../keep-typed.server.ts'
import { refuseForm } from '../../../parse-form.ts'
import { deleteEmergencyCard, saveEmergencyCard } from './card-actions.server.ts'
import { inviteChildToLogin, saveChildEmails } from './child-actions.server.ts'
import { saveConsents } from './consent-action.server.ts'
import { saveDetailsOf } from './details-action.server.ts'
import { invite, remove, revoke } from './guardian-actions.server.ts'
import { FAMILY_ACTIONS, type FamilyAction, refusal } from './refusal.ts'
import type { FamilyAnswer } from './refuse.server.ts'

type Handler = (ctx: Ctx, id: string, form: FormData) => Promise<FamilyAnswer>

const HANDLERS: Readonly<Record<FamilyAction, Handler>> = {
  details: saveDetailsOf,
  'invite-guardian': invite,
  'revoke-guardian': revoke,
  'remove-guardian': remove,
  'child-emails': saveChildEmails,
  'invite-child': inviteChildToLogin,
  consent: saveConsents,
  'save-card': saveEmergencyCard,
  'delete-card': deleteEmergencyCard,
}

/**
 * Handles the forms of a person's page, each of which names its action in `do`. Throws NotFound if the person does not
 * exist or the caller does not act for them, and a 400 for an unknown name.
 */
export async function handleFamilyAction(ctx: Ctx, id: string, form: FormData): Promise<FamilyAnswer> {
  if (!actsFor(ctx.actor, id)) throw new NotFound()
  const action = FAMILY_ACTIONS.find((known) => known === form.get('do'))
  if (!action) throw new Response('This request could not be read', { status: 400 })
  return keepTyped(
    ctx,
    () => HANDLERS[action](ctx, id, form),
    () => refusal(action, refuseForm(form, {}), { note: BROKEN_FORM }),
  )
}
