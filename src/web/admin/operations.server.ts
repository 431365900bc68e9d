import { redirect } from 'react-router'

/** Answers an action with its list, which shows how far the operation is. `query` is '?…' or ''. */
export function redirectToOperation(list: string, query: string, operationId: string): Response {
  const search = new URLSearchParams(query)
  search.set('operation', operationId)
  return redirect(`${list}?${search}`, 303)
}
