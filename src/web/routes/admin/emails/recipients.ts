import { findGroups } from '../../../../features/messages/queries/choices.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/recipients'

const MAX_SEARCH_LENGTH = 100

/** Possible recipients for the typed text, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? ''
  return rowsResponse(await findGroups(ctxOf(context), q.slice(0, MAX_SEARCH_LENGTH)))
}
