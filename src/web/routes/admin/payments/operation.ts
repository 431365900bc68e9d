import { operationState } from '../../../../features/billing/operations/queries/operation.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/operation'

/** How far an operation at the payment provider is, for the list that waits for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  return rowsResponse(await operationState(ctxOf(context), id))
}
