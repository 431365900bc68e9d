import { listPeople } from '../../../../features/people/queries/people.server.ts'
import { peopleSearch } from '../../../../features/people/schema.ts'
import { parseQuery, rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** More rows of the table, as JSON. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsResponse(await listPeople(ctxOf(context), parseQuery(peopleSearch, request)))
