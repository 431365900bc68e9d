import { exportMembers } from '../../../../features/members/queries/export-members.server.ts'
import { adminSearch } from '../../../../features/members/schema.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'

/** Exports the listed members as CSV. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = adminSearch.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { header, rows } = await exportMembers(ctxOf(context), search)
  return csvResponse('members', [header, ...rows])
}
