import { choosePrivacy } from '../../../../features/members/own/commands/choose-privacy.server.ts'
import { removeOwnPicture } from '../../../../features/members/own/commands/remove-own-picture.server.ts'
import {
  type SetOwnPicture,
  setOwnPicture,
} from '../../../../features/members/own/commands/set-own-picture.server.ts'
import { updateOwnDetails } from '../../../../features/members/own/commands/update-own-details.server.ts'
import { ownDetailsInput, privacyInput } from '../../../../features/members/schema.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm } from '../../../parse-form.ts'
import { refusal } from './refusal.ts'
import { type Answer, refuse, refuseForNow } from './refuse.server.ts'
import { tabPath } from './tabs.ts'

const CHANGED =
  'The club has changed your details since you opened this page. What you typed is still here: check it, then save again.'
const GUARDIAN = 'You are under 18, so your guardian decides this. Please ask them to write to us.'

/** [MEM-018, resolutions E22] */
export async function saveDetails(ctx: Ctx, submitted: FormData): Promise<Answer> {
  const form = parseForm(ownDetailsInput, submitted)
  if (!form.ok) return refuse(refusal('details', form), 422)
  const saved = await updateOwnDetails(ctx, form.value)
  if (saved.ok) return done('Profile updated')
  switch (saved.reason) {
    case 'CHANGED': {
      const { version } = saved
      return refuse(refusal('details', refuseForm(submitted, {}), { note: CHANGED, version }), 409)
    }
    case 'NOT_VALID':
      return refuse(refusal('details', refuseForm(submitted, saved.problems)), 422)
    default:
      return unreachable(saved)
  }
}

export async function savePrivacy(ctx: Ctx, submitted: FormData): Promise<Answer> {
  const form = parseForm(privacyInput, submitted)
  if (!form.ok) return refuse(refusal('privacy', form), 422)
  const chosen = await choosePrivacy(ctx, form.value)
  if (chosen.ok) return done('Your choices are saved')
  return refuse(refusal('privacy', refuseForm(submitted, {}), { note: GUARDIAN }), 422)
}

export async function savePicture(ctx: Ctx, submitted: FormData): Promise<Answer> {
  const file = submitted.get('picture')
  const say = (text: string) => refusal('picture', refuseForm(submitted, { picture: [text] }))
  if (!(file instanceof File) || file.size === 0) return refuse(say('Please choose a picture'), 422)
  const stored = await setOwnPicture(ctx, {
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  })
  if (stored.ok) return done('Your picture is saved')
  if (stored.reason === 'TOO_MANY') return refuseForNow(say(refusalText(stored)), stored.retryAfterSeconds)
  return refuse(say(refusalText(stored)), 422)
}

export async function removePicture(ctx: Ctx): Promise<Answer> {
  await removeOwnPicture(ctx)
  return done('Your picture is removed')
}

const done = (text: string): Response => redirectWithNotice(tabPath('details'), { tone: 'ok', text })

function refusalText(refused: Extract<SetOwnPicture, { ok: false }>): string {
  switch (refused.reason) {
    case 'TOO_LARGE':
      return `This picture is larger than ${refused.mostBytes / 1024 / 1024} MB.`
    case 'NOT_A_PICTURE':
      return 'This is not a JPEG, PNG, WebP or AVIF picture.'
    case 'TOO_MANY_PIXELS':
      return 'This picture has more pixels than can be handled. Please choose a smaller one.'
    case 'BROKEN':
      return 'This picture cannot be read. Please choose another one.'
    case 'GUARDIAN_DECIDES':
      return GUARDIAN
    case 'TOO_MANY':
      return 'Too many uploads. Please try again in an hour.'
    default:
      return unreachable(refused)
  }
}
