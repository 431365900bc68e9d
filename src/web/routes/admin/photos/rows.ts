import { adminAlbums } from '../../../../features/photos/queries/album-admin.server.ts'
import { albumSearch } from '../../../../features/photos/schema.ts'
import { askedIn, rowsAnswer } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** Further rows of the list, for its table. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsAnswer(await adminAlbums(ctxOf(context), askedIn(albumSearch, request)))
