import { findMembersByName } from '../../../features/members/bulk/queries/members-by-name.server.ts'
import { hasRole } from '../../../kernel/actor.ts'
import type { Destination } from '../../../ui/admin/palette.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/find'

const SHOWN = 8

/** Members for the command palette; none for users who may not open them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Destination[]> {
  const ctx = ctxOf(context)
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (text.length < 2 || !hasRole(ctx.actor, 'administrator')) return []
  const found = await findMembersByName(ctx, text, SHOWN)
  return found.map(({ id, name, email }) => ({
    path: adminPaths.member(id),
    name,
    icon: 'user',
    note: email,
  }))
}
