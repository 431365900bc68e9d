import { UNDER_16_TEXT } from '../../../../features/members/guardians/model.ts'
import { linkUser } from '../../../../features/members/logins/commands/link-user.server.ts'
import { unlinkUser } from '../../../../features/members/logins/commands/unlink-user.server.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'

type Pair = { memberId: string; userId: string }

/** Links or unlinks a login and a member, depending on the form, and redirects to `backTo`. */
export async function changeLink(ctx: Ctx, form: FormData, pair: Pair, backTo: string): Promise<Response> {
  const say = (tone: 'ok' | 'bad', text: string) => redirectWithNotice(backTo, { tone, text })
  if (form.get('do') === 'unlink') {
    await unlinkUser(ctx, pair)
    return say('ok', 'Unlinked')
  }
  const linked = await linkUser(ctx, pair)
  if (linked.ok) return say('ok', `Linked. The member’s e-mail address is ${linked.email}`)
  switch (linked.reason) {
    case 'HAS_USER':
      return say('bad', 'This member already has a login. Unlink it first')
    case 'TAKEN':
      return say('bad', `This login belongs to ${linked.member}. Unlink it there first`)
    case 'UNDER_16':
      return say('bad', UNDER_16_TEXT)
    default:
      return unreachable(linked)
  }
}

/** Whether a form links or unlinks a login. */
export const isLinkForm = (form: FormData): boolean =>
  form.get('do') === 'link' || form.get('do') === 'unlink'
