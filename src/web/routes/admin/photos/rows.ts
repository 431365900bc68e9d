import { adminAlbums } from '../../../../features/photos/queries/album-admin.server.ts'
import { albumSearch } from '../../../../features/photos/schema.ts'
import { parseQuery, rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** More rows of the table, as JSON. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsResponse(await adminAlbums(ctxOf(context), parseQuery(albumSearch, request)))
