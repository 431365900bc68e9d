import { redirect } from 'react-router'
import {
  operationState,
  type ShownOperation,
} from '../../features/billing/operations/queries/operation.server.ts'
import type { Ctx } from '../../platform/context.ts'

/** Redirects to the list, which shows the progress of the operation. `query` is '?…' or ''. */
export function redirectToOperation(list: string, query: string, operationId: string): Response {
  const search = new URLSearchParams(query)
  search.set('operation', operationId)
  return redirect(`${list}?${search}`, 303)
}

/** Finds the operation that is named in the list's address, if any. */
export async function shownOperation(ctx: Ctx, request: Request): Promise<ShownOperation | undefined> {
  const id = new URL(request.url).searchParams.get('operation')
  return id ? { id, ...(await operationState(ctx, id)) } : undefined
}
