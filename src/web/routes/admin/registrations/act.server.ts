import { setActive } from '../../../../features/members/commands/set-active.server.ts'
import { UNDER_16_TEXT } from '../../../../features/members/guardians/model.ts'
import {
  type InviteUser,
  inviteUser,
} from '../../../../features/registrations/review/commands/invite-user.server.ts'
import { verifyStudentCard } from '../../../../features/registrations/review/commands/verify-card.server.ts'
import { NO_MEMBER } from '../../../../features/registrations/review/model/registration-row.ts'
import { adminRegistration } from '../../../../features/registrations/review/queries/registration-admin.server.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { invitationNotice, resetLinkNotice } from '../../../admin/invitation-notice.ts'
import { type Notice, redirectWithNotice } from '../../../notices.server.ts'

/** Handles the buttons in a row or the modal, and redirects to the list with a notice. */
export async function actOnRegistration(
  ctx: Ctx,
  id: string,
  intent: string,
  list: string,
): Promise<Response> {
  return redirectWithNotice(list, await noticeOf(ctx, id, intent))
}

async function noticeOf(ctx: Ctx, id: string, intent: string): Promise<Notice> {
  switch (intent) {
    case 'active':
    case 'inactive':
      return toggle(ctx, id, intent === 'active')
    case 'invite':
      return invitedWords(ctx, await inviteUser(ctx, id))
    case 'card': {
      const { deleted } = await verifyStudentCard(ctx, id)
      return {
        tone: 'ok',
        text: deleted ? 'Student card verified, and the copy deleted' : 'There is no student card',
      }
    }
    default:
      throw new Response('This request could not be read', { status: 400 })
  }
}

/** [ADM-017, resolutions E24] */
async function toggle(ctx: Ctx, id: string, active: boolean): Promise<Notice> {
  const { member } = await adminRegistration(ctx, id)
  if (!member) return { tone: 'bad', text: NO_MEMBER }
  const set = await setActive(ctx, member.id, active)
  if (!set.ok) return { tone: 'bad', text: Object.values(set.problems).flat().join(' ') }
  return { tone: 'ok', text: `${member.name} is now ${active ? 'active' : 'inactive'}` }
}

/** [ADM-035, ADM-036, resolutions A09] */
function invitedWords({ config }: Pick<Ctx, 'config'>, invited: InviteUser): Notice {
  if (invited.ok) {
    const { how, email } = invited
    if (how === 'RESET') return resetLinkNotice(config)
    if (how === 'JOINED')
      return { tone: 'ok', text: `The account ${email} already existed and is now linked to the member` }
    return invitationNotice(config, `Invitation sent to ${email}`)
  }
  switch (invited.reason) {
    case 'NO_MEMBER':
      return { tone: 'bad', text: `${NO_MEMBER}: create or assign one first` }
    case 'NO_EMAIL':
      return { tone: 'bad', text: 'The member has no e-mail address' }
    case 'TAKEN':
      return { tone: 'bad', text: `The account ${invited.email} belongs to another member` }
    case 'GUARDIAN':
      return {
        tone: 'bad',
        text: `${invited.email} is the login of a guardian. Enter an address of the child’s own first`,
      }
    case 'UNDER_16':
      return { tone: 'bad', text: UNDER_16_TEXT }
    default:
      return unreachable(invited)
  }
}
