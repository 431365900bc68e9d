import { operationState } from '../../../../features/billing/operations/queries/operation.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/operation'

/** Returns the progress of an operation at the payment provider, polled by the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  return rowsResponse(await operationState(ctxOf(context), id))
}
