import { isStaff } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { cookieIn } from '../../platform/http/cookies.ts'
import type { AdminLayoutData } from '../../ui/admin/admin-layout.tsx'
import { themeAddress } from '../theme-address.ts'
import { markedAt, sectionsFor } from './sections.ts'

/**
 * The layout data of the admin area for the user: the sections they may open, without counts and notice. Undefined for
 * users who are not staff.
 */
export function adminLayoutData({ actor, club }: Ctx, request: Request): AdminLayoutData | undefined {
  if (actor.kind !== 'user' || !isStaff(actor)) return undefined
  const links = sectionsFor(actor).map(({ path, name, icon, group }) => ({
    ...{ path, name, icon, group },
    markedAt: markedAt(actor, path),
  }))
  const collapsed = cookieIn(request.headers, 'sidebar') === 'closed'
  const theme = themeAddress(club)
  return { club: club.name, theme, user: { name: actor.name }, links, notice: undefined, collapsed }
}
