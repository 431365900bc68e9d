import { listMailResults } from '../../../../platform/email/sent-emails.ts'
import { mailSearch } from '../../../admin/email-search.ts'
import { parseQuery, rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** More rows of the table, as JSON. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsResponse(await listMailResults(ctxOf(context), parseQuery(mailSearch, request)))
