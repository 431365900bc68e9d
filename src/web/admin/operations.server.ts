import { redirect } from 'react-router'
import {
  operationState,
  type ShownOperation,
} from '../../features/billing/operations/queries/operation.server.ts'
import type { Ctx } from '../../platform/context.ts'

/** Answers an action with its list, which shows how far the operation is. `query` is '?…' or ''. */
export function redirectToOperation(list: string, query: string, operationId: string): Response {
  const search = new URLSearchParams(query)
  search.set('operation', operationId)
  return redirect(`${list}?${search}`, 303)
}

/** The operation that the address of a list names, if it names one. */
export async function shownOperation(ctx: Ctx, request: Request): Promise<ShownOperation | undefined> {
  const id = new URL(request.url).searchParams.get('operation')
  return id ? { id, ...(await operationState(ctx, id)) } : undefined
}
