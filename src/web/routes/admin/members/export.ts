import { stringify } from 'csv-stringify/sync'
import { exportedMembers } from '../../../../features/members/queries/export.server.ts'
import { deskSearch } from '../../../../features/members/schema.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/export'

/** The members that match, as a table for a spreadsheet; no cell can be a formula. [holes 29] */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = deskSearch.parse(Object.fromEntries(new URL(request.url).searchParams))
  const found = await exportedMembers(ctxOf(context), search)
  return new Response(stringify(found, { header: true, escape_formulas: true, bom: true }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members.csv"',
      'cache-control': 'no-store',
    },
  })
}
