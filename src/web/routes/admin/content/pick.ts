import { namedEntries } from '../../../../features/studio/queries/named.server.ts'
import { openedTarget } from '../../../../features/studio/queries/opened.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/pick'

const SHOWN = 12
const MAX_SEARCH_LENGTH = 100

/** Entries whose names contain the typed text, for reference fields. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  const { collection } = openedTarget(ctx, params.collection)
  const found = q ? await namedEntries(ctx, collection, { q, limit: SHOWN }) : []
  return rowsResponse(found)
}
